import { linesOf } from "#lambdas/core/job-text/lines.ts";
import { sentencesOf } from "#lambdas/core/job-text/sentences.ts";

/** The sentences of a description, and the lines of a list. */
export const sentencesIn = (description: string): string[] =>
  linesOf(description)
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => /\p{L}/u.test(sentence));
