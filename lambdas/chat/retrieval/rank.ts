import { port } from "#platform/ports.ts";
import { fuse } from "#platform/search/fuse.ts";
import type { Match, Passage } from "#platform/search/port.ts";
import { answerability } from "./answerability.ts";
import { candidatesFor, union } from "./candidates.ts";
import { rerank } from "./rerank.ts";

export interface Found {
  passage: Passage;
  /**
   * How much of what the question asks about the passage holds, 0 to 1: each of its words weighed by how telling
   * it is, another form of a word by half. Where embeddings come from a language model, their cosine similarity
   * if that is higher.
   */
  similarity: number;
  /** BM25, in the search's own unit; none where words did not find it. */
  keywordScore?: number;
  /** Cosine similarity of the embeddings; none where it says nothing or was not asked for. */
  vectorScore?: number;
}

export interface Ranking {
  /** Best first; those at the end may have nothing to do with the question. */
  ranked: Found[];
  /** How likely the documents answer the question, 0 to 1; see `leastAnswerability`. */
  answerability: number;
  /** Cosine similarity of the passage nearest to the question by a language model's embeddings, else 0. */
  nearest: number;
}

const most = 20;

/** The passages of a chatbot in the order in which they may answer the question. */
export const rank = async (chatbotId: string, question: string): Promise<Ranking> => {
  const [models, search] = await Promise.all([port("models"), port("search")]);
  const { byWord, byMeaning, similarity } = await candidatesFor({ chatbotId, question, models, search });
  const judged = rerank(question, union(byWord, byMeaning));
  const coverage = new Map(judged.map(({ passage, signs }) => [passage.id, signs.coverage]));
  const fused = fuse([judged, byMeaning], { limit: most, weights: [1, models.embedding.weight ?? 1] });
  const keyword = scoresOf(byWord);
  const vector = similarity.size > 0 ? similarity : scoresOf(byMeaning);
  return {
    ranked: fused.map(({ passage }) => ({
      passage,
      similarity: Math.min(1, Math.max(coverage.get(passage.id) ?? 0, similarity.get(passage.id) ?? 0)),
      ...(keyword.has(passage.id) && { keywordScore: keyword.get(passage.id) }),
      ...(vector.has(passage.id) && { vectorScore: vector.get(passage.id) }),
    })),
    answerability: answerability(question, judged),
    nearest: Math.max(0, ...similarity.values()),
  };
};

const scoresOf = (matches: Match[]): Map<string, number> =>
  new Map(matches.map(({ passage, score }) => [passage.id, score]));
