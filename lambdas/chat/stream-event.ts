import type { ChatEvent } from "#shared/sse.ts";

type Done = Extract<ChatEvent, { type: "done" }>;

/** What comes before an answer's end. */
export type StreamEvent = Exclude<ChatEvent, Done>;

/** An event of an answer; its end also has what is stored beside the answer. */
export type AnswerEvent = StreamEvent | (Done & { metadata: Record<string, string> });
