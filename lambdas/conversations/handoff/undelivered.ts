import type { Conversation } from "#shared/conversations/shapes.ts";
import { append } from "../append.ts";
import { newEventIn } from "./new-event.ts";

/** Notes for members that a text did not reach the visitor. */
export const noteUndelivered = (conversation: Conversation, reason: string): Promise<Conversation> =>
  append(conversation, (present) => ({
    events: [{ ...newEventIn(present), kind: "undelivered" as const, reason }],
  }));
