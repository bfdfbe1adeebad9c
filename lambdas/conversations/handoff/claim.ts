import type { Conversation } from "#shared/conversations/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { append } from "../append.ts";
import { holderOf, type StoredConversation } from "../entities.ts";
import { requireChat } from "../interview.ts";
import { waitedIn } from "./asking/waits.ts";
import { newEventIn } from "./new-event.ts";
import type { Person } from "./person.ts";

/**
 * Gives the conversation to a person until a time, an ISO string; the holder extends the claim. Throws AppError
 * `conflict` if another person holds it, unless it is to be taken from them.
 */
export const claim = (
  conversation: Conversation,
  person: Person,
  until: string,
  { takesOver = false }: { takesOver?: boolean } = {},
): Promise<Conversation> =>
  append(conversation, (present: StoredConversation) => {
    requireChat(present);
    const holder = holderOf(present);
    const isTheirs = holder === person.id;
    if (holder && !isTheirs && !takesOver)
      throw new AppError(
        "conflict",
        `${holderName(present)} is answering this conversation already. Ask to take it over.`,
      );
    return {
      events: isTheirs ? [] : [claimed(present, person, until)],
      set: { ...heldBy(person, until), ...(present.unmet_at && { unmet_at: null }) },
      writes: waitedIn(present),
    };
  });

/** Gives the conversation from its holder to another person. Throws AppError `conflict` if `from` does not hold it. */
export const handOver = (
  conversation: Conversation,
  { from, to, until }: { from: string; to: Person; until: string },
): Promise<Conversation> =>
  append(conversation, (present) => {
    requireHolder(present, from);
    return { events: [claimed(present, to, until)], set: heldBy(to, until) };
  });

/** Gives the conversation back to the chatbot. Throws AppError `conflict` if this person does not hold it. */
export const release = (conversation: Conversation, { id, name }: Person): Promise<Conversation> =>
  append(conversation, (present) => {
    requireHolder(present, id);
    const event = { ...newEventIn(present), kind: "release" as const, person: id, ...(name && { name }) };
    return { events: [event], set: { answerer: { kind: "bot" } } };
  });

/** Throws AppError `conflict` if this person does not hold the conversation. */
export const requireHolder = (conversation: Conversation, person: string): void => {
  if (holderOf(conversation) !== person)
    throw new AppError("conflict", "You do not hold this conversation, or no longer do. Intervene first.");
};

/** The fields of a conversation that a person holds. */
export const heldBy = ({ id, name }: Person, until: string): Pick<Conversation, "answerer"> => ({
  answerer: { kind: "person", id, ...(name && { name }), until },
});

const claimed = (present: Conversation, { id, name }: Person, until: string) => ({
  ...newEventIn(present),
  kind: "claim" as const,
  person: id,
  ...(name && { name }),
  until,
});

const holderName = ({ answerer }: Conversation): string =>
  (answerer.kind === "person" && answerer.name) || "Another person";
