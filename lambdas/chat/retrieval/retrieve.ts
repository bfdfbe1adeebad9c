import { estimateTokens } from "#platform/models/estimate-tokens.ts";
import { leastAnswerability } from "./answerability.ts";
import { mergeNeighbours } from "./merge-neighbours.ts";
import { withoutNearDuplicates } from "./near-duplicates.ts";
import { type Found, type Ranking, rank } from "./rank.ts";

export type { Found, Ranking };

export interface Retrieval {
  /** What bears on the question, best first; none where the documents do not answer it. */
  found: Found[];
  ranking: Ranking;
}

const passages = 5;
const mostTokens = 2000;
/** A language model's embeddings this similar are on the same thing, whatever the words. */
const leastSimilarity = 0.55;

/** Looks for what a chatbot's documents say on a question: each thing once, neighbours in one piece, at most so much. */
export const retrieve = async (chatbotId: string, question: string): Promise<Retrieval> => {
  const ranking = await rank(chatbotId, question);
  const isAnswered = ranking.answerability >= leastAnswerability || ranking.nearest >= leastSimilarity;
  if (!isAnswered) return { found: [], ranking };
  const bearing = ranking.ranked.filter(({ similarity }) => similarity > 0);
  const chosen = withoutNearDuplicates(bearing, passages);
  return { found: mergeNeighbours(within(mostTokens, chosen)), ranking };
};

const within = (limit: number, found: Found[]): Found[] => {
  let tokens = 0;
  return found.filter(({ passage }, n) => {
    tokens += estimateTokens(passage.text);
    return n === 0 || tokens <= limit;
  });
};
