import type { ChatEvent } from "#shared/sse.ts";

type Done = Extract<ChatEvent, { type: "done" }>;

/** An event of an answer before its last one. */
export type StreamEvent = Exclude<ChatEvent, Done>;

/** An event of an answer; the last one has the metadata that is stored with the answer. */
export type AnswerEvent = StreamEvent | (Done & { metadata: Record<string, string> });
