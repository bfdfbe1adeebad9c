import { newId } from "#platform/table/new-id.ts";
import type { Conversation } from "#shared/contract/conversation-shapes.ts";
import { AppError } from "#shared/errors.ts";
import { append } from "./append.ts";
import { holderOf } from "./entities.ts";

/**
 * Gives the conversation to a person until a time, an ISO string; the holder extends the claim. Throws AppError
 * `conflict` if another person holds it.
 */
export const claim = (conversation: Conversation, person: string, until: string): Promise<Conversation> =>
  append(conversation, (present) => {
    const holder = holderOf(present);
    if (holder && holder !== person)
      throw new AppError("conflict", "Another person is answering this conversation already.");
    const event = { ...eventOf(present), kind: "claim" as const, person, until };
    return { events: holder ? [] : [event], set: { answerer: { kind: "person", id: person, until } } };
  });

/** Gives the conversation back to the chatbot. Throws AppError `conflict` if this person does not hold it. */
export const release = (conversation: Conversation, person: string): Promise<Conversation> =>
  append(conversation, (present) => {
    if (holderOf(present) !== person)
      throw new AppError("conflict", "You no longer hold this conversation. Take it over again first.");
    const event = { ...eventOf(present), kind: "release" as const, person };
    return { events: [event], set: { answerer: { kind: "bot" } } };
  });

const eventOf = ({ id }: Conversation) => ({
  id: newId("event"),
  conversation_id: id,
  created_at: new Date().toISOString(),
});
