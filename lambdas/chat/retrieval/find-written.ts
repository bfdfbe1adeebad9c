import { agrees } from "#platform/questions/agreement/agreement.ts";
import type { Background, Match, Passage } from "#platform/search/port.ts";
import { isNearByVector } from "./near-question.ts";

/** Cosine similarities to the question, by passage id, and of other passages. */
export interface Similarities {
  cosines: Map<string, number>;
  background: Background;
}

export interface Written {
  /** The ids of answers that were written to this very question. */
  own: Set<string>;
  /** 2 for these, 1 for answers to questions that are near by their vectors, else 0. */
  order(passage: Passage): number;
}

/** Finds among written answers those to this very question, and those to questions that are near. */
export const findWritten = (
  question: string,
  answers: Match[],
  { cosines, background }: Similarities,
): Written => {
  const idsOf = (isMeant: (asked: string, id: string) => boolean) =>
    new Set(
      answers.flatMap(({ passage: { id, titlePath } }) => (isMeant(titlePath[0] ?? "", id) ? [id] : [])),
    );
  const own = idsOf((asked) => agrees(question, asked));
  const near = idsOf((asked, id) => {
    const cosine = cosines.get(id);
    return cosine !== undefined && isNearByVector(question, asked, { cosine, background });
  });
  return { own, order: ({ id }) => (own.has(id) ? 2 : Number(near.has(id))) };
};
