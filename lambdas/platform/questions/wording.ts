import { masked } from "./mask.ts";

/** A question's wording to compare by: case, blanks and final marks make no other one. */
export const wordingOf = (question: string): string =>
  masked(question)
    .toLowerCase()
    .replace(/(?<![\s?!.…¿¡？。])[\s?!.…¿¡？。]+$/u, "")
    .replace(/^[\s¿¡]+/u, "");

/** How far a question is from the usual length, in words: the wording of a group is one of usual length. */
export const oddLength = (question: string): number => Math.abs(question.split(/\s+/).length - 7);
