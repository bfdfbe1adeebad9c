import * as z from "zod";

export const mostStarters = 4;
export const longestStarter = 120;

/** A question that visitors ask with one click. */
export const Starter = z
  .string()
  .trim()
  .min(1, "Enter a question.")
  .max(longestStarter, `Use at most ${longestStarter} characters.`);

/** The questions before the first message. */
export const Starters = z
  .array(Starter)
  .max(mostStarters, `Use at most ${mostStarters} questions.`)
  .refine(
    (questions) => new Set(questions.map((question) => question.toLowerCase())).size === questions.length,
    "Two of the questions are the same. Change or remove one.",
  );
