import type { ContextItem, Debug } from "#shared/contract/chat.ts";
import type { ChatEvent } from "#shared/sse.ts";

/** A question and what became of it. */
export interface Turn {
  id: number;
  question: string;
  /** stopped: by the reader; what was written until then stays. */
  state: "waiting" | "writing" | "done" | "stopped" | "failed";
  answer: string;
  sources: ContextItem[];
  tokenCount?: number;
  responseTimeMs?: number;
  /** What else one can ask about, where the documents do not answer. */
  topics?: string[];
  /** How it came about, where that was asked for. */
  debug?: Debug;
  /** What the bubble says where the answer failed. */
  failure?: string;
}

export const newTurn = (id: number, question: string): Turn => ({
  id,
  question,
  state: "waiting",
  answer: "",
  sources: [],
});

export const isOpen = ({ state }: Turn): boolean => state === "waiting" || state === "writing";

/** The turn after another event of its answer. */
export const withEvent = (turn: Turn, event: Exclude<ChatEvent, { type: "error" }>): Turn => {
  switch (event.type) {
    case "sources":
      return { ...turn, sources: event.context };
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
        ...(event.topics && { topics: event.topics }),
      };
  }
};

export const finished = (turn: Turn): Turn => ({ ...turn, state: "done" });

export const stopped = (turn: Turn): Turn => ({ ...turn, state: "stopped" });

/** Questions and finished answers. */
export const messageCount = (turns: Turn[]): number =>
  turns.length +
  turns.filter(({ state, answer }) => state === "done" || (state === "stopped" && answer)).length;
