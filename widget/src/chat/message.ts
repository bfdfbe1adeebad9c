import type { ContextItem, Outcome } from "#shared/chat/shapes.ts";

export type Rating = "up" | "down";

export interface AssistantMessage {
  role: "assistant";
  text: string;
  sources: ContextItem[];
  tokenCount?: number;
  /** Milliseconds. */
  responseTime?: number;
  /** Topics of the documents to ask about next. */
  topics?: string[];
  /** Absent for an answer that is not stored, which cannot be rated. */
  messageId?: string;
  rating?: Rating | null;
  /** How it ended; absent for one that broke off. */
  outcome?: Outcome;
  /** The model's limit of tokens ended it. */
  isCut?: true;
}

/**
 * A message of a conversation. A note is what the person in `by` wrote, or says that one came or left. An error keeps
 * the question that failed, empty if asking again cannot help.
 */
export type Message =
  | { role: "user"; text: string }
  | AssistantMessage
  | { role: "note"; text: string; by?: string }
  | { role: "error"; text: string; question: string };
