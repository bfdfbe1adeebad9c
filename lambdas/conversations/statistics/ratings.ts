import { type Booking, ledger } from "#lambdas/core/ledger/store.ts";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import type { Feedback } from "#shared/conversations/shapes.ts";
import { eventEntity, type MessageEvent } from "../event.ts";

type Rating = Feedback["rating"];

/** Books the difference of an opinion to the one that is counted, on the day of the answer. */
export const ratingWrites = async (
  booking: Booking,
  { created_at, feedback, is_rating_counted }: MessageEvent,
  rating: Rating | null,
): Promise<Write[]> => {
  const former = is_rating_counted ? feedback?.rating : undefined;
  const difference = (value: Rating) => Number(rating === value) - Number(former === value);
  const counts = { liked: difference("up"), disliked: difference("down") };
  if (counts.liked === 0 && counts.disliked === 0) return [];
  return ledger.writes({ ...booking, counts, countedAt: new Date(created_at) });
};

/** Counts an opinion that was given before opinions were counted. */
export const countFormerRating = async (booking: Booking, answer: MessageEvent): Promise<void> => {
  if (!answer.feedback || answer.is_rating_counted) return;
  await eventEntity.upgrade(answer);
  const change = { set: { is_rating_counted: true }, condition: when.absent("is_rating_counted") };
  await transact([
    eventEntity.change(answer, change),
    ...(await ratingWrites(booking, answer, answer.feedback.rating)),
  ]).catch((error) => {
    // Another process has counted it, or its reader has changed it.
    if (!failedCondition(error)) throw error;
  });
};
