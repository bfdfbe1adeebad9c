import type { Usage } from "#platform/models/port.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";

type Done = Extract<ChatEvent, { type: "done" }>;

/** An event of an answer before its last one. The estimated tokens of the prompt precede it, and are not sent. */
export type StreamEvent = Exclude<ChatEvent, Done> | { type: "prompt"; usage: Usage };

/** An event of an answer; the last one has the metadata and the usage that are stored with the answer. */
export type AnswerEvent = StreamEvent | (Done & { metadata: Record<string, string>; usage?: Usage });
