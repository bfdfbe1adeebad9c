import type { ContextItem } from "#shared/contract/chat.ts";

export interface AssistantMessage {
  role: "assistant";
  text: string;
  sources: ContextItem[];
  tokenCount?: number;
  /** Milliseconds. */
  responseTime?: number;
  /** What else one can ask about. */
  topics?: string[];
}

/** What a conversation consists of; an error keeps the question that failed. */
export type Message =
  | { role: "user"; text: string }
  | AssistantMessage
  | { role: "error"; text: string; question: string };
