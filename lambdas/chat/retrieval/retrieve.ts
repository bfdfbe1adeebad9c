import { estimateTokens } from "#platform/models/estimate-tokens.ts";
import { leastAnswerability } from "./answerability.ts";
import { mergeNeighbours } from "./merge-neighbours.ts";
import { withoutNearDuplicates } from "./near-duplicates.ts";
import { type Found, type Ranking, rank } from "./rank.ts";

export type { Found, Ranking };

export interface Retrieval {
  /** The related passages, or none if the documents are not thought to answer the question. */
  found: Found[];
  /** Passages that share words with the question or that embeddings find, best first, likely an answer or not. */
  related: Found[];
  ranking: Ranking;
}

const passages = 5;
const mostTokens = 2000;
/** A language model's embeddings this similar are on the same thing, whatever the words. */
const leastSimilarity = 0.55;

/** Retrieves up to five passages of at most 2,000 tokens for a question, without near duplicates, neighbours joined. */
export const retrieve = async (chatbotId: string, question: string): Promise<Retrieval> => {
  const ranking = await rank(chatbotId, question);
  const isAnswered = ranking.answerability >= leastAnswerability || ranking.nearest >= leastSimilarity;
  const matching = ranking.ranked.filter(({ similarity }) => similarity > 0);
  const related = mergeNeighbours(within(mostTokens, withoutNearDuplicates(matching, passages)));
  return { found: isAnswered ? related : [], related, ranking };
};

const within = (limit: number, found: Found[]): Found[] => {
  let tokens = 0;
  return found.filter(({ passage }, n) => {
    tokens += estimateTokens(passage.text);
    return n === 0 || tokens <= limit;
  });
};
