export interface CitationOrder {
  /** The number that an answer shows for a passage of its prompt, both from 1. */
  numberOf(passage: number): number;
  /** The passages of the prompt in the order of their numbers in the answer, those without one at the end. */
  sort<T>(passages: T[]): T[];
}

/** Numbers the passages of an answer from 1 in the order in which it cites them first. */
export const citationOrder = (): CitationOrder => {
  const cited: number[] = [];
  return {
    numberOf: (passage) => {
      if (!cited.includes(passage)) cited.push(passage);
      return cited.indexOf(passage) + 1;
    },
    sort: (passages) => [
      ...cited.flatMap((passage) => passages.slice(passage - 1, passage)),
      ...passages.filter((_, at) => !cited.includes(at + 1)),
    ],
  };
};
