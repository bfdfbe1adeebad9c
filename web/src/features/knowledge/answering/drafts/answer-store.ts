import { AppError } from "#shared/errors.ts";
import type { KnowledgeResponse, SavedResponse } from "#shared/knowledge/interview-shapes.ts";
import type { AnswerPort, StoredInterview } from "../port.ts";
import { type Answer, answerOf, emptyAnswer, isUnsent, reconciled } from "./answer.ts";
import type { AnswerState, AnswerStore } from "./answer-state.ts";
import type { KeptDrafts } from "./kept-drafts.ts";
import { createQueue } from "./queue.ts";

/** Less than the second after the last key, with room for the request. */
const pauseMs = 600;
const retryMs = 5000;

const undecided = () => new AppError("conflict", "Choose one of the two texts first.");

interface StoreOptions {
  port: AnswerPort;
  drafts: KeptDrafts;
  /** An error after which nothing can be sent any more, such as an ended session. */
  onEnd: (error: AppError) => void;
}

/** The answers of a window. One request runs at a time, each with the version of the last reply. */
export const createAnswerStore = (
  interview: StoredInterview,
  { port, drafts, onEnd }: StoreOptions,
): AnswerStore => {
  const byQuestion = new Map(interview.responses.map((response) => [response.question_id, response]));
  const ids = interview.sections.flatMap(({ questions }) => questions.map(({ id }) => id));
  let state: AnswerState = {
    answers: new Map(ids.map((id) => [id, answerOf(byQuestion.get(id), drafts.of(id))])),
    connection: "saved",
  };
  const listeners = new Set<() => void>();
  const queue = createQueue();
  const saving = new Map<string, Promise<SavedResponse>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const set = (part: Partial<AnswerState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const of = (id: string): Answer => state.answers.get(id) ?? emptyAnswer;
  /** False if the text is nowhere but in this window. */
  const keep = (id: string, answer: Answer): boolean => {
    const { text, known: base, version, sent, followUp, other } = answer;
    const hasOpenFollowUp = followUp?.reason !== undefined || followUp?.isTyped;
    if (isUnsent(answer) || other || hasOpenFollowUp)
      return drafts.keep(id, { text, base, version, sent, ...(hasOpenFollowUp && { followUp }) });
    drafts.forget(id);
    return true;
  };
  const put = (id: string, answer: Answer) => {
    const isKept = keep(id, answer);
    set({ answers: new Map(state.answers).set(id, { ...answer, isKept }) });
  };
  const waiting = () => [...state.answers].filter(([, one]) => isUnsent(one) && !one.refusal);
  const later = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void flush(), milliseconds);
  };

  /** Takes a reply over; text that was typed since stays, and a draft as it was typed. */
  const take = (id: string, sent: string, response: KnowledgeResponse) => {
    const { saved, version, at, known } = answerOf(response, undefined);
    const present = of(id);
    const isTheSame = known.trim() === sent.trim();
    const text = present.text === sent && saved.trim() === sent.trim() ? known : present.text;
    const own = isTheSame && text !== known ? sent : known;
    put(id, { ...present, text, known: own, saved, version, at, sent: undefined, refusal: undefined });
  };
  /** Reads the interview again, and shows both texts if another window wrote one. */
  const compare = async (id: string) => {
    const { responses } = await port.read();
    const response = responses.find(({ question_id }) => question_id === id);
    put(id, reconciled(of(id), answerOf(response, undefined)));
  };
  const request = async (
    id: string,
    send: (version: number) => Promise<SavedResponse>,
  ): Promise<SavedResponse> => {
    const { text, sent } = of(id);
    // the server may have taken a text whose reply was lost; another text on its old version would be a conflict
    if (sent !== undefined && sent !== text) {
      await compare(id);
      if (of(id).other) throw undecided();
    }
    const { version } = of(id);
    put(id, { ...of(id), sent: text });
    try {
      const reply = await send(version);
      take(id, text, reply.response);
      return reply;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "conflict") throw error;
      await compare(id);
      if (of(id).other) throw error;
      return send(of(id).version).then((reply) => {
        take(id, text, reply.response);
        return reply;
      });
    }
  };

  const failed = (id: string, error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "unauthenticated" || error.code === "not_found") return onEnd(error);
    if (error.code === "invalid" || error.code === "too_large" || error.code === "forbidden")
      put(id, { ...of(id), refusal: error.issues?.[0]?.message ?? error.message });
    else if (error.code === "conflict") {
      // without another text it is the interview that takes no answers any more
      if (!of(id).other) put(id, { ...of(id), refusal: error.message });
    } else {
      set({ connection: error.code === "unavailable" ? "offline" : "waiting" });
      later(retryMs);
    }
  };
  const flush = (): Promise<void> =>
    queue(async () => {
      clearTimeout(timer);
      for (let [next] = waiting(); next && !isClosed; [next] = waiting()) {
        const [id] = next;
        set({ connection: "saving" });
        try {
          await request(id, (version) => port.type(id, { draft_text: of(id).text, version }));
        } catch (error) {
          failed(id, error);
          if (waiting().some(([one]) => one === id)) return;
        }
      }
      set({ connection: "saved" });
    });
  const save: AnswerStore["save"] = (id, options = {}) => {
    const running = saving.get(id);
    if (running) return running;
    const begun = queue(async () => {
      if (of(id).other) throw undecided();
      set({ connection: "saving" });
      try {
        const reply = await request(id, (version) =>
          port.save(id, { response_text: of(id).text, ...options, version }),
        );
        set({ connection: "saved" });
        return reply;
      } catch (error) {
        set({ connection: "saved" });
        failed(id, error);
        throw error;
      }
    }).finally(() => {
      saving.delete(id);
      if (waiting().length > 0) later(pauseMs);
    });
    saving.set(id, begun);
    return begun;
  };
  const close = () => {
    isClosed = true;
    clearTimeout(timer);
    removeEventListener("online", onOnline);
  };
  const onOnline = () => void flush();
  addEventListener("online", onOnline);
  if (waiting().length > 0) later(0);

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    write: (id, text) => {
      put(id, { ...of(id), text, refusal: undefined });
      later(pauseMs);
    },
    followUp: (id, followUp) => put(id, { ...of(id), followUp }),
    save,
    choose: (id, text) => {
      const { other, ...answer } = of(id);
      if (!other) return;
      put(id, { ...answer, text, known: other.text, version: other.version, at: other.at });
      later(0);
    },
    reread: () =>
      queue(async () => {
        for (const response of (await port.read()).responses)
          put(response.question_id, reconciled(of(response.question_id), answerOf(response, undefined)));
      }),
    flush,
    close,
    discard: () => {
      close();
      drafts.forgetAll();
    },
  };
};
