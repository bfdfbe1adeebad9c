import { removeAnswer } from "../answers/remove-answer.ts";
import { interviewStore } from "../store.ts";
import { introduced } from "./granted.ts";

/** Deletes all answers that a user gave. Not done when the time is over: the call is repeated. */
export const withdraw = async (
  slug: string,
  { userId, until }: { userId: string; until: number },
): Promise<{ isDone: boolean }> => {
  const { interview } = await introduced(slug, userId);
  for (const answer of await interviewStore.answers(interview.id)) {
    if (answer.answered_by !== userId) continue;
    if (Date.now() > until) return { isDone: false };
    await removeAnswer(interview, answer, userId);
  }
  return { isDone: true };
};
