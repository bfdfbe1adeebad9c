import { until } from "../../until.ts";
import type { Actor } from "../../users.ts";
import type { applicant } from "./applicant.ts";

const atOnce = 8;

/**
 * Lets so many people apply, `evaluated` of them finish their interview, and decides on some. Resolves with the seconds of
 * the applications and interviews, once all evaluations are there.
 */
export const arrive = async (
  one: (number: number) => ReturnType<typeof applicant>,
  { candidates }: Actor,
  { count, evaluated }: { count: number; evaluated: number },
): Promise<number> => {
  const every = Math.max(1, Math.floor(count / Math.max(1, evaluated)));
  const finished: string[] = [];
  let number = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (number < count) {
        const own = ++number;
        const person = one(own);
        const applied = await person.apply();
        if (own % every !== 0) continue;
        let state = await person.start(applied);
        while (state.question)
          state = await person.answer(applied, state, answerOf(own / every, state.question.index));
        finished.push(applied.application.id);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  for (const id of finished)
    await until(async () => ((await candidates.get({ id })).evaluations.length > 0 ? true : undefined));
  for (const [at, id] of finished.entries())
    if (at % 4 < 2) await candidates.setStatus({ id, status: at % 4 ? "shortlisted" : "rejected" });
  return seconds;
};

/** Some say more of what is asked than others. */
const answerOf = (number: number, question: number): string =>
  number % 3
    ? `I repaired ${number} hydraulic brakes without help, as question ${question} asks.`
    : "I can learn it.";
