import type { Turn } from "../conversation/turns.ts";

/**
 * Work about a chat that a program asks of the model by itself: a name for the chat, its topics, what the reader may ask
 * next, what to search for, how to go on with a word, a face, a picture's description, which tools to call, a summary.
 */
export const errandKinds = [
  "title",
  "tags",
  "followUps",
  "queries",
  "completion",
  "emoji",
  "picture",
  "tools",
  "summary",
] as const;
export type ErrandKind = (typeof errandKinds)[number];

export interface Errand {
  kind: ErrandKind;
  /** The field of the JSON object that is asked for; absent where the text alone is. */
  field?: string | undefined;
  /** The messages as the program sent them, for a language model. */
  messages: { role: "system" | "user" | "assistant"; content: string }[];
  /** The chat that it is about, as far as it can be read. */
  turns: Turn[];
}
