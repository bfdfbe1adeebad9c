import { ledger } from "#lambdas/core/ledger/store.ts";
import { newId } from "#platform/table/new-id.ts";
import type { Conversation, Message } from "#shared/conversations/shapes.ts";
import { type Addition, append } from "../append.ts";
import { bookingOf } from "../booking.ts";
import { count } from "../counts.ts";
import type { StoredConversation } from "../entities.ts";
import { eventEntity, eventsIn, isMessage, type StoredEvent } from "../event.ts";
import { requireChat } from "../interview.ts";
import { dueOf } from "./asking/due.ts";
import { heldBy, requireHolder } from "./claim.ts";
import { intervenedEntity } from "./intervened.ts";
import { newEventIn } from "./new-event.ts";
import type { Person } from "./person.ts";
import { systemLine } from "./system-line.ts";

export interface Writing {
  content: string;
  /** Writing with the same one is stored once. */
  idempotencyKey: string;
}

interface Written {
  conversation: Conversation;
  event: StoredEvent;
}

/** The written event as a message that members read. */
export const messageOf = ({ event }: Written): Message => {
  const [message] = isMessage(event) ? [event] : systemLine(event);
  if (!message) throw new Error(`${event.kind} is not written by a person.`);
  return { ...message, context_chunks: [] };
};

/**
 * Stores a person's message to the visitor, and extends their claim until a time. Throws AppError `conflict` if the
 * person does not hold the conversation.
 */
export const intervene = (
  conversation: Conversation,
  person: Person,
  { content, idempotencyKey, until }: Writing & { until: string },
): Promise<Written> => {
  const { id, name } = person;
  const message = {
    ...newEventIn(conversation),
    id: newId("message"),
    kind: "message" as const,
    message_type: "intervention" as const,
    content,
    token_count: null,
    response_time_ms: null,
    context_chunks: [],
    metadata: { person: id, ...(name && { name }), idempotency_key: idempotencyKey },
  };
  requireChat(conversation);
  return once(conversation, idempotencyKey, async (present: StoredConversation) => {
    requireHolder(present, id);
    return {
      events: [message],
      set: { ...heldBy(person, until), has_intervention: true },
      add: { message_count: 1 },
      writes: [
        ...(present.has_intervention ? [] : [intervenedEntity.put(rowOf(present))]),
        ...(present.reply_to ? [dueOf(present, new Date(Date.now() + unseenMs).toISOString())] : []),
        ...(await count(present, { messages: 1 })),
        ...(await ledger.writes({ ...bookingOf(present), counts: { messages: 1 } })),
      ],
    };
  });
};

/** A message that a visitor who left an address has not seen for so long is mailed. */
const unseenMs = 30_000;

/** Stores a note that members see. */
export const leaveNote = (
  conversation: Conversation,
  { id, name }: Person,
  { content, idempotencyKey }: Writing,
): Promise<Written> => {
  requireChat(conversation);
  const by = { person: id, ...(name && { name }) };
  const note = {
    ...newEventIn(conversation),
    kind: "note" as const,
    ...by,
    content,
    idempotency_key: idempotencyKey,
  };
  return once(conversation, idempotencyKey, () => ({ events: [note] }));
};

/** A repeated request comes soon after the first one. */
const latest = 30;

const once = async (
  conversation: Conversation,
  idempotencyKey: string,
  additionTo: (present: StoredConversation) => Addition | Promise<Addition>,
): Promise<Written> => {
  let stored: StoredEvent | undefined;
  const written = await append(conversation, async (present) => {
    stored = await findStored(present.id, idempotencyKey);
    return stored ? { events: [] } : additionTo(present);
  });
  const event = stored ?? (await findStored(conversation.id, idempotencyKey));
  if (!event) throw new Error(`The event of ${conversation.id} is gone.`);
  return { conversation: written, event };
};

const findStored = async (
  conversationId: string,
  idempotencyKey: string,
): Promise<StoredEvent | undefined> => {
  const query = { ...eventsIn(conversationId), newestFirst: true, limit: latest };
  return (await eventEntity.list(query)).items.find(
    (event) =>
      (event.kind === "note" && event.idempotency_key === idempotencyKey) ||
      (isMessage(event) && event.metadata.idempotency_key === idempotencyKey),
  );
};

const rowOf = ({ id, rag_system_id, user_id }: Conversation) => ({ id, rag_system_id, user_id });
