import type { ContextItem } from "#shared/contract/chat.ts";

export interface AssistantMessage {
  role: "assistant";
  text: string;
  sources: ContextItem[];
  tokenCount?: number;
  /** Milliseconds. */
  responseTime?: number;
  /** Topics of the documents to ask about next. */
  topics?: string[];
}

/** A message of a conversation; an error keeps the question that failed, empty if asking again cannot help. */
export type Message =
  | { role: "user"; text: string }
  | AssistantMessage
  | { role: "error"; text: string; question: string };
