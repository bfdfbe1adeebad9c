import type { ContextItem, Debug } from "#shared/chat/shapes.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import type { Feedback } from "#shared/conversations/shapes.ts";
import type { ModelFault } from "#shared/model-fault.ts";

/** A question and its answer. */
export interface Turn {
  id: number;
  question: string;
  /** `stopped`: aborted by the reader; the text streamed so far stays. */
  state: "waiting" | "writing" | "done" | "stopped" | "failed";
  answer: string;
  sources: ContextItem[];
  tokenCount?: number;
  responseTimeMs?: number;
  /** The documents do not answer it. */
  isRefused?: boolean;
  /** A budget is used up, so the text stands in place of an answer. */
  isPaused?: boolean;
  /** The model's limit of tokens ended the answer. */
  isCut?: boolean;
  /** Topics of the documents, offered if they do not answer the question. */
  topics?: string[];
  /** Debug details, if they were requested. */
  debug?: Debug;
  /** The conversation and message that the answer is stored in. */
  stored?: { id: string; messageId: string };
  /** Whether its debug details are stored, too, which are read when they are opened. */
  hasDebug?: boolean;
  feedback?: Feedback;
  /** The text of the bubble that replaces a failed answer. */
  failure?: string;
  /** Why its model failed. */
  fault?: ModelFault | undefined;
  /** Whether it failed because the chatbot had nothing to answer from. */
  hadNoDocuments?: boolean;
}

export const newTurn = (id: number, question: string): Turn => ({
  id,
  question,
  state: "waiting",
  answer: "",
  sources: [],
});

export const isOpen = ({ state }: Turn): boolean => state === "waiting" || state === "writing";

/** Applies an event of the answer stream to its turn. */
export const withEvent = (turn: Turn, event: Exclude<ChatEvent, { type: "error" | "interview" }>): Turn => {
  switch (event.type) {
    case "sources":
      return { ...turn, sources: event.context, ...conversationOf(event) };
    case "delta":
      return { ...turn, state: "writing", answer: turn.answer + event.text };
    case "debug":
      return { ...turn, debug: event.debug };
    case "done":
      return {
        ...turn,
        state: "done",
        sources: event.outcome === "answered" ? turn.sources : [],
        tokenCount: event.tokenCount,
        responseTimeMs: event.responseTime,
        isRefused: event.outcome === "refused",
        isPaused: event.outcome === "paused",
        ...(event.isCut && { isCut: true }),
        ...(event.topics && { topics: event.topics }),
        ...(turn.stored && event.messageId && { stored: { ...turn.stored, messageId: event.messageId } }),
      };
  }
};

/** The answer has no message yet. */
const conversationOf = ({ conversationId }: { conversationId?: string }): Pick<Turn, "stored"> =>
  conversationId ? { stored: { id: conversationId, messageId: "" } } : {};

export const finished = (turn: Turn): Turn => ({ ...turn, state: "done" });

export const stopped = (turn: Turn): Turn => ({ ...turn, state: "stopped" });

/** Counts questions and finished answers. */
export const messageCount = (turns: Turn[]): number =>
  turns.length +
  turns.filter(({ state, answer }) => state === "done" || (state === "stopped" && answer)).length;
