import type { Conversation } from "#shared/contract/conversation-shapes.ts";
import { append } from "../append.ts";
import { answererOf } from "../entities.ts";
import { newEventIn } from "./new-event.ts";

/**
 * The visitor asks for a person, whom the chatbot waits for until a time, or goes on with the chatbot. Changes nothing
 * if a person answers already, or if it is so already.
 */
export const request = (
  conversation: Conversation,
  { wantsPerson, until }: { wantsPerson: boolean; until: string },
): Promise<Conversation> =>
  append(conversation, (present) => {
    const { kind } = answererOf(present);
    if (kind === "person" || wantsPerson === (kind === "waiting")) return { events: [] };
    const event = newEventIn(present);
    return {
      events: [{ ...event, kind: "request" as const, wants_person: wantsPerson }],
      set: { answerer: wantsPerson ? { kind: "waiting", since: event.created_at, until } : { kind: "bot" } },
    };
  });
