import { failedCondition } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { newId } from "#platform/table/new-id.ts";
import type { Conversation, Feedback } from "#shared/conversations/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { append } from "./append.ts";
import { bookingOf } from "./booking.ts";
import { eventEntity, eventsIn, isMessage, type MessageEvent } from "./event.ts";
import { requireChat } from "./interview.ts";
import { ratingWrites } from "./statistics/ratings.ts";

export interface Opinion {
  /** Null takes an earlier rating back. */
  rating: Feedback["rating"] | null;
  comment?: string | undefined;
}

/**
 * Stores a reader's opinion of an answer: as an event, and at the answer, where it replaces an earlier one. Throws
 * AppError `not_found` if the conversation has no such answer.
 */
export const giveFeedback = async (
  conversation: Conversation,
  messageId: string,
  opinion: Opinion,
): Promise<Feedback | null> => {
  const { rating, comment } = opinion;
  requireChat(conversation);
  await eventEntity.upgrade(await answerOf(conversation, messageId));
  const given_at = new Date().toISOString();
  const feedback = rating && { rating, ...(comment && { comment }), given_at };
  await append(conversation, async () => {
    const answer = await answerOf(conversation, messageId);
    const change = {
      set: { is_rating_counted: true, ...(feedback && { feedback }) },
      ...(!feedback && { remove: ["feedback"] }),
      condition: when.equals({ is_rating_counted: answer.is_rating_counted }),
    };
    return {
      events: [
        {
          kind: "feedback",
          id: newId("event"),
          conversation_id: conversation.id,
          created_at: given_at,
          message_id: messageId,
          rating,
          ...(comment && { comment }),
        },
      ],
      writes: [
        eventEntity.change(answer, change),
        ...(await ratingWrites(bookingOf(conversation), answer, rating)),
      ],
    };
  }).catch((error) => {
    // The former opinion was counted in between (`countFormerRating`).
    if (!failedCondition(error, answerAt)) throw error;
    return giveFeedback(conversation, messageId, opinion);
  });
  return feedback;
};

/** The place of the answer's change in the transaction, behind conversation and event. */
const answerAt = 2;

/** Reads back from the end, because most feedback is for a late answer. */
const answerOf = async ({ id }: Conversation, messageId: string): Promise<MessageEvent> => {
  for await (const event of eventEntity.all({ ...eventsIn(id), newestFirst: true }))
    if (event.id === messageId && isMessage(event) && event.message_type === "assistant") return event;
  throw new AppError("not_found", "Answer not found.");
};
