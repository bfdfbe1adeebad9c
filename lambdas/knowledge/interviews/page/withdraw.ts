import { removeRecordings } from "#lambdas/recordings/remove.ts";
import { removeAnswer } from "../answers/remove-answer.ts";
import { interviewStore } from "../store.ts";
import { entered, placeGrant } from "./granted.ts";

/**
 * Deletes all answers and recordings that a user gave, and then the name and the address that the Welcome step asked for. Not done when
 * the time is over: the call is repeated.
 */
export const withdraw = async (
  slug: string,
  { userId, until }: { userId: string; until: number },
): Promise<{ isDone: boolean }> => {
  const { interview, grant } = await entered(slug, userId);
  for (const answer of await interviewStore.answers(interview.id)) {
    if (answer.answered_by !== userId) continue;
    if (Date.now() > until) return { isDone: false };
    await removeAnswer(interview, answer, userId);
  }
  await removeRecordings(interview.id, { userId });
  const { interview_id, user_id, code_digest, granted_at } = grant;
  await placeGrant(interview, { interview_id, user_id, code_digest, granted_at });
  return { isDone: true };
};
