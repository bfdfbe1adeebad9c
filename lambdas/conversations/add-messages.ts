import { ledger } from "#lambdas/core/ledger/store.ts";
import type { Write } from "#platform/table/client.ts";
import { newId } from "#platform/table/new-id.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { append } from "./append.ts";
import { bookingOf } from "./booking.ts";
import { count } from "./counts.ts";
import type { MessageEvent } from "./event.ts";
import { newEventIn } from "./handoff/new-event.ts";

/** A message of a conversation that is no question to the chatbot's documents. */
export interface Said {
  message_type: "user" | "assistant" | "system";
  content: string;
  metadata?: Record<string, string>;
}

/**
 * Stores messages in one transaction with further writes; they count as messages, and no answer does. `saidIn` gets the present state each
 * time a writer that lost a race tries again, and may throw to end it.
 */
export const addMessages = (
  conversation: Conversation,
  saidIn: (present: Conversation) => Promise<{ said: Said[]; writes: Write[] }>,
): Promise<Conversation> =>
  append(conversation, async (present) => {
    const { said, writes } = await saidIn(present);
    return {
      events: said.map((one) => messageOf(present, one)),
      add: { message_count: said.length },
      writes: [
        ...writes,
        ...(await count(present, { messages: said.length })),
        ...(await ledger.writes({ ...bookingOf(present), counts: { messages: said.length } })),
      ],
    };
  });

const messageOf = (
  conversation: Conversation,
  { metadata = {}, ...said }: Said,
): Omit<MessageEvent, "seq"> => ({
  ...newEventIn(conversation),
  id: newId("message"),
  kind: "message",
  ...said,
  token_count: null,
  response_time_ms: null,
  context_chunks: [],
  metadata,
});
