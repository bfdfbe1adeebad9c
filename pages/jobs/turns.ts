import type { Interview } from "#shared/interviews/shapes.ts";
import { tooOften } from "#widget/src/visitor/http-error.ts";
import { toast } from "../chat/toast.ts";
import { call, isGone, replyOf, withReason } from "./call.ts";
import { type Clock, clockOf } from "./clock.ts";
import { delivered } from "./delivery.ts";
import { endingOf } from "./ending.ts";
import type { Pending } from "./entries.ts";
import type { AnswerField } from "./field.ts";
import type { Keeper } from "./kept.ts";
import type { Strip } from "./strip.ts";
import { failed, lost, whys } from "./turn-words.ts";
import { fateOf, type Unsent } from "./unsent.ts";
import { watch } from "./watch.ts";

interface Parts {
  token: string;
  keeper: Keeper;
  field: AnswerField;
  strip: Strip;
  /** Called once the application is no longer there, with the server's message. */
  gone: (message: string | undefined) => void;
  /** Called after every change, and each second. */
  draw: () => void;
}

interface State {
  interview: Interview;
  clock: Clock;
  pending: Pending | undefined;
  /** Texts for questions that were answered elsewhere. */
  others: Unsent[];
  streamed: string;
}

/** Questions and answers in turn: an answer is kept until the server has it, whatever happens to line, page or server. */
export function createTurns(begun: Interview, { token, keeper, field, strip, gone, draw }: Parts) {
  const state: State = {
    interview: begun,
    clock: clockOf(begun),
    pending: undefined,
    others: [],
    streamed: "",
  };
  keeper.write({ turn: begun.answered.length });
  let hasLeft = false;

  const take = (interview: Interview): void => {
    if (hasLeft) return;
    const written = inField();
    Object.assign(state, { interview, clock: clockOf(interview), streamed: "" });
    if (state.pending) settle(state.pending);
    if (written && settle(written)) field.fill("");
    // it spoke of a failure that is over
    if (strip.kind() === "bad") strip.show(undefined);
    const { draft } = keeper.read();
    const isDone = draft && fateOf(draft, interview) !== "waits";
    keeper.write({ turn: interview.answered.length, ...(isDone && { draft: undefined }) });
    hold();
    draw();
  };
  const inField = (): Unsent | undefined => {
    const text = field.field.value.trim();
    const index = state.interview.question?.index;
    return text && index !== undefined ? { index, text } : undefined;
  };
  /** Shows a text that nobody can send any more. False if its question still waits. */
  const settle = ({ index, text }: Unsent): boolean => {
    const fate = fateOf({ index, text }, state.interview);
    if (fate === "waits") return false;
    state.pending = fate === "late" ? { index, text, state: "late" } : undefined;
    const isNew = !state.others.some((other) => other.index === index && other.text === text);
    if (fate === "other" && isNew) state.others.push({ index, text });
    return true;
  };
  const hold = (): void => {
    const kind = state.pending?.state;
    field.hold(kind && (whys[kind] ?? ""));
  };
  const set = (pending: Pending | undefined): void => {
    state.pending = pending;
    hold();
    draw();
  };

  const send = async (text: string): Promise<void> => {
    const { question } = state.interview;
    if (!question || !text.trim()) return;
    keeper.write({ draft: { index: question.index, text } });
    if (strip.kind() === "good") strip.show(undefined);
    await deliver({ index: question.index, text: text.trim(), state: "saving" });
  };
  const deliver = async (pending: Pending): Promise<void> => {
    const present = delivered(bodyOf(pending), {
      waits: (waiting) => {
        state.streamed = "";
        set({ ...pending, state: waiting });
      },
      lost: (isLost) => strip.show(isLost ? lost : undefined),
      hear,
    });
    await present.then(take, (error) => explain(error, pending));
  };
  const bodyOf = ({ index, text }: Pending) => ({
    jobId: state.interview.application.job_id,
    applicationId: state.interview.application.id,
    questionIndex: index,
    response: text,
    conversationId: state.interview.id,
    token,
  });
  const hear = (text: string): void => {
    state.streamed += text;
    const { pending } = state;
    if (pending?.state === "saving")
      state.pending = { ...pending, state: "saved", savedAt: state.clock.now() };
    draw();
  };

  const explain = async (error: unknown, pending: Pending): Promise<void> => {
    state.streamed = "";
    // the answer may be stored, and only the reply be lost
    const present = await read();
    if (present && (present.answered.length > pending.index || present.finished)) return take(present);
    if (hasLeft) return;
    set({ ...pending, state: "failed" });
    const wait = tooOften(error);
    toast(wait ? failed : withReason(failed, error), "alert");
    if (wait) strip.show({ kind: "bad", bold: "Please wait a moment.", text: wait });
  };
  const again = (): void => {
    const { pending } = state;
    document.querySelector(".toast")?.remove();
    if (pending?.state === "failed") void deliver(pending);
  };
  const change = (): void => {
    const { pending } = state;
    if (!pending) return;
    set(undefined);
    field.fill(pending.text);
    field.field.focus();
  };

  const read = (): Promise<Interview | undefined> =>
    call<Interview>("job-interview", { token }).catch((error) => {
      if (isGone(error) && !hasLeft) gone(replyOf(error).message);
      return undefined;
    });
  const refresh = async (): Promise<void> => {
    if (isOnItsWay() || hasLeft) return;
    const present = await read();
    if (present && !isOnItsWay() && !hasLeft) take(present);
  };
  const isOnItsWay = (): boolean => state.pending?.state === "saving" || state.pending?.state === "saved";

  const hurry = (): void => {
    const text = field.field.value;
    if (state.pending?.state === "failed") again();
    else if (!state.pending && text.trim()) {
      field.fill("");
      void send(text);
    }
  };
  /** Watches clock, network and page until it is called off. */
  const run = (): (() => void) => {
    const end = endingOf({
      clock: () => (state.interview.finished ? undefined : state.clock),
      strip,
      hurry,
      close: refresh,
    });
    const stop = watch({
      tick: () => {
        end();
        if (!state.interview.finished) draw();
      },
      refresh: () => void refresh(),
      leave: () => state.interview.finished || keeper.write({ leftAt: state.clock.now() }),
    });
    return () => {
      hasLeft = true;
      stop();
    };
  };

  const { draft: kept } = keeper.read();
  if (kept?.text.trim()) settle(kept);
  const draft = (): string => {
    const { draft: kept } = keeper.read();
    return kept && kept.index === state.interview.question?.index ? kept.text : "";
  };
  const typed = (text: string): void => {
    const index = state.interview.question?.index;
    if (index !== undefined) keeper.write({ draft: { index, text } });
    if (strip.kind() === "good") strip.show(undefined);
  };
  return { state: () => state, send, again, change, refresh, run, draft, typed };
}
