import type { Interview } from "#shared/interviews/shapes.ts";
import { tooOften } from "#widget/src/visitor/http-error.ts";
import { online } from "#widget/src/visitor/online.ts";
import { toast } from "../chat/toast.ts";
import { call, replyOf, stream } from "./call.ts";
import { type Clock, clockOf } from "./clock.ts";
import type { Pending } from "./entries.ts";
import type { AnswerField } from "./field.ts";
import type { Keeper } from "./kept.ts";
import type { Strip } from "./strip.ts";
import { lost, low, whys } from "./turn-words.ts";
import { watch } from "./watch.ts";

interface Parts {
  token: string;
  keeper: Keeper;
  field: AnswerField;

  strip: Strip;
  /** Called after every change, and each second. */
  draw: () => void;
}

interface State {
  interview: Interview;
  clock: Clock;
  pending: Pending | undefined;
  streamed: string;
}

/** The text in the field is sent so long before the end, because its way takes time. */
const lastMilliseconds = 2500;
const lowMilliseconds = 60_000;
/** A network that has just come back can fail the first requests. */
const triesAfterLoss = 4;
const betweenTries = 1000;

/** Questions and answers in turn: an answer is kept until the server has it, whatever happens to line, page or server. */
export function createTurns(begun: Interview, { token, keeper, field, strip, draw }: Parts) {
  const state: State = { interview: begun, clock: clockOf(begun), pending: undefined, streamed: "" };
  keeper.write({ turn: begun.answered.length });
  let isClosing = false;
  let hasLeft = false;

  const take = (interview: Interview): void => {
    const { pending } = state;
    const stored = pending && interview.answered[pending.index];
    Object.assign(state, { interview, clock: clockOf(interview), streamed: "" });
    if (pending && stored?.answer === pending.text.trim()) state.pending = undefined;
    else if (pending && stored) state.pending = { ...pending, state: "other" };
    else if (pending && interview.finished) state.pending = { ...pending, state: "late" };
    const { draft } = keeper.read();
    const isDone = draft && (interview.finished || draft.index < interview.answered.length);
    keeper.write({ turn: interview.answered.length, ...(isDone && { draft: undefined }) });
    hold();
    draw();
  };
  const hold = (): void => {
    const kind = state.pending?.state;
    field.hold(kind && kind !== "other" ? (whys[kind] ?? "") : undefined);
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
  const deliver = async (pending: Pending, triesLeft = 0): Promise<void> => {
    let left = triesLeft;
    set({ ...pending, state: navigator.onLine === false ? "offline" : "saving" });
    try {
      if (await reached()) left = triesAfterLoss;
      set({ ...pending, state: "saving" });
      for await (const event of stream("process-interview-response", bodyOf(pending))) {
        if (event.type === "delta") hear(event.text);
        if (event.type === "interview") return take(event.interview);
        if (event.type === "error") throw new Error(event.error.message, { cause: event.error });
      }
      throw new Error("The answer was cut off.");
    } catch (error) {
      await explain(error, pending, left);
    }
  };
  /** Waits for a network, and tells the applicant. True if there was none. */
  const reached = async (): Promise<boolean> => {
    const waiting = online(new AbortController().signal);
    if (!waiting) return false;
    strip.show(lost);
    await waiting;
    strip.show(undefined);
    return true;
  };
  const bodyOf = ({ index, text }: Pending) => ({
    jobId: state.interview.application.job_id,
    applicationId: state.interview.application.id,
    questionIndex: index,
    response: text,
    conversationId: state.interview.id,
    token,
  });
  /** A word of the next question says that the answer is stored. */
  const hear = (text: string): void => {
    state.streamed += text;
    const { pending } = state;
    if (pending?.state === "saving")
      state.pending = { ...pending, state: "saved", savedAt: state.clock.now() };
    draw();
  };

  const explain = async (error: unknown, pending: Pending, left: number): Promise<void> => {
    state.streamed = "";
    const isUnanswered = !replyOf(error).code;
    if (navigator.onLine === false && isUnanswered) return deliver(pending);
    if (left > 0 && isUnanswered) {
      await new Promise((resolve) => setTimeout(resolve, betweenTries));
      return deliver(pending, left - 1);
    }
    // the answer may be stored, and only the reply be lost
    const present = await read();
    if (present && (present.answered.length > pending.index || present.finished)) return take(present);
    if (hasLeft) return;
    set({ ...pending, state: "failed" });
    toast(`There was an error processing your response. Please try again.`, "alert");
    const wait = tooOften(error);
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
    call<Interview>("job-interview", { token }).catch(() => undefined);
  const refresh = async (): Promise<void> => {
    if (isOnItsWay() || hasLeft) return;
    const present = await read();
    if (present && !isOnItsWay() && !hasLeft) take(present);
  };
  const isOnItsWay = (): boolean => state.pending?.state === "saving" || state.pending?.state === "saved";

  const tick = (): void => {
    const left = state.clock.left();
    if (state.interview.finished || left === undefined) return;
    if (left <= lowMilliseconds && left > 0 && !strip.kind()?.startsWith("b")) strip.show(low);
    if (left <= lastMilliseconds && left > 0) hurry();
    if (left <= 0) void close();
    draw();
  };
  const hurry = (): void => {
    const text = field.field.value;
    if (state.pending?.state === "failed") again();
    else if (!state.pending && text.trim()) {
      field.fill("");
      void send(text);
    }
  };
  const close = async (): Promise<void> => {
    if (isClosing || isOnItsWay()) return;
    isClosing = true;
    if (!state.pending) keepLate();
    await refresh();
    isClosing = false;
  };
  /** Text that still stands in the field came too late, and stays to be read. */
  const keepLate = (): void => {
    const text = field.field.value.trim();
    if (text && state.interview.question)
      state.pending = { index: state.interview.question.index, text, state: "late" };
  };

  /** Watches clock, network and page until it is called off. */
  const run = (): (() => void) => {
    const stop = watch({
      tick,
      refresh: () => void refresh(),
      leave: () => state.interview.finished || keeper.write({ leftAt: state.clock.now() }),
    });
    return () => {
      hasLeft = true;
      stop();
    };
  };

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
