import { conversationStore, heldByPerson, isHeld } from "#lambdas/conversations/store.ts";
import { freshMilliseconds } from "#shared/conversations/handoff-times.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { AppError } from "#shared/errors.ts";

interface Answered {
  conversation: Conversation | undefined;
  /** When its question came, before the conversation was read. */
  askedAt: Date;
}

/**
 * Passes the events of an answer on until a person takes the conversation over, then throws `Held`. No event is passed
 * on unless the table, asked less than `freshMilliseconds` before, said that the chatbot answers; so a person who waits
 * that long after the claim was stored knows that nothing more of the answer goes out.
 */
export async function* untilHeld<Event>(
  events: AsyncGenerator<Event>,
  { conversation, askedAt }: Answered,
): AsyncGenerator<Event> {
  // nobody can take over what is not stored yet
  if (!conversation?.message_count) return yield* events;
  let readAt = performance.now() - (Date.now() - askedAt.getTime());
  for await (const event of events) {
    if (performance.now() - readAt > freshMilliseconds / 2)
      do {
        readAt = performance.now();
        const present = await conversationStore.find(conversation);
        if (present && isHeld(present)) throw new Held(present);
      } while (performance.now() - readAt > freshMilliseconds);
    yield event;
  }
}

/** AppError `conflict`: a person took the conversation over while it was answered. */
export class Held extends AppError {
  readonly conversation: Conversation;

  constructor(conversation: Conversation) {
    const { code, message } = heldByPerson(conversation);
    super(code, message);
    this.conversation = conversation;
  }
}
