import { analyseQuestion } from "../platform/search/analysis.ts";
import type { Judged } from "./relevance.ts";

/**
 * At least so much is on the question: set on four languages and on chatbots of three to a thousand passages, where it
 * answers 95 % of what can be answered.
 */
export const leastAnswerability = 0.24;

/** From this rank on passages are thought to share words with the question by chance. */
const byChance = 9;
const chanceWeight = 0.5;
/** Of a script without spaces, tokens are pairs of letters, which are seldom repeated as they stand. */
const unspacedBonus = 0.12;

/**
 * How well a chatbot's documents answer a question: what its best passage holds of it, less half of what comes by
 * chance in as many documents. `judged` are all candidates, best first.
 */
export const answerability = (question: string, judged: Judged[]): number => {
  const best = highest(judged.slice(0, 5));
  return best === 0
    ? 0
    : best - chanceWeight * highest(judged.slice(byChance)) + unspacedBonus * unspacedPart(question);
};

const highest = (judged: Judged[]): number => Math.max(0, ...judged.map(({ bearing }) => bearing));

const unspacedPart = (question: string): number => {
  const tokens = analyseQuestion(question);
  const unspaced = tokens.filter((token) =>
    /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(token),
  );
  return tokens.length > 0 ? unspaced.length / tokens.length : 0;
};
