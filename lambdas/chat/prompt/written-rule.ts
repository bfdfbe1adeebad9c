import { type FoundPassage, isWrittenAnswer } from "../retrieval/rank.ts";

/** Names the passages by number, because a name could be that of a file by somebody else. */
export const writtenRule = (found: FoundPassage[]): string => {
  const numbers = found.flatMap(({ passage }, at) => (isWrittenAnswer(passage) ? [at + 1] : []));
  return `Passage ${numbers.join(" and ")} ${numbers.length > 1 ? "are answers" : "is an answer"} that the owner wrote to one question, which stands in "answers". Judge first whether the visitor asks the same about the same thing, in whatever words. If so, begin with this answer and its number, and take it for right where other passages differ. If the visitor names another thing, place, person or number, or wants to do or know something else, this passage does not answer: never carry its yes, no, price or time over.`;
};
