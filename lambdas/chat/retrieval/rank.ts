import type { Models } from "#platform/models/port.ts";
import { port } from "#platform/ports.ts";
import { fuse } from "#platform/search/fuse.ts";
import type { Match, Passage, Search } from "#platform/search/port.ts";
import { answerability } from "./answerability.ts";
import { rerank } from "./rerank.ts";

export interface FoundPassage {
  passage: Passage;
  /**
   * The share of the question's words that the passage holds, 0 to 1, each weighted by its rarity and another form of
   * a word by half; the cosine similarity of a language model's embeddings, if that is higher.
   */
  similarity: number;
  /** BM25, in the search's own unit; absent if keyword search did not find it. */
  keywordScore?: number;
  /** Cosine similarity of the embeddings; absent if it was not computed. */
  vectorScore?: number;
}

export interface Ranking {
  /** Best first; the last ones may have nothing to do with the question. */
  ranked: FoundPassage[];
  /** How likely the documents answer the question, 0 to 1; see `leastAnswerability`. */
  answerability: number;
  /** Highest cosine similarity of a passage to the question by a language model's embeddings, else 0. */
  nearest: number;
}

const most = 20;

/** Ranks a chatbot's passages for a question: keyword and vector candidates, reranked, fused by reciprocal rank. */
export const rank = async (chatbotId: string, question: string): Promise<Ranking> => {
  const [models, search] = await Promise.all([port("models"), port("search")]);
  const { byWord, byMeaning, cosines } = await candidatesFor({ chatbotId, question, models, search });
  const reranked = rerank(question, union(byWord, byMeaning));
  const coverage = new Map(reranked.map(({ passage, features }) => [passage.id, features.coverage]));
  const fused = fuse([reranked, byMeaning], { limit: most, weights: [1, models.embedding.weight ?? 1] });
  const keyword = scoresOf(byWord);
  const vector = cosines.size > 0 ? cosines : scoresOf(byMeaning);
  return {
    ranked: fused.map(({ passage }) => ({
      passage,
      similarity: Math.min(1, Math.max(coverage.get(passage.id) ?? 0, cosines.get(passage.id) ?? 0)),
      ...(keyword.has(passage.id) && { keywordScore: keyword.get(passage.id) }),
      ...(vector.has(passage.id) && { vectorScore: vector.get(passage.id) }),
    })),
    answerability: answerability(question, reranked),
    nearest: Math.max(0, ...cosines.values()),
  };
};

/** Passages that may answer a question, before reranking. */
interface Candidates {
  byWord: Match[];
  byMeaning: Match[];
  /** Cosine similarity by passage id; empty with hashed embeddings, whose cosines mean nothing. */
  cosines: Map<string, number>;
}

interface CandidateQuery {
  chatbotId: string;
  question: string;
  models: Models;
  search: Search;
}

/** Below this weight, vector hits only fill free places after keyword hits. */
const leastWeight = 0.1;

const candidatesFor = (query: CandidateQuery): Promise<Candidates> =>
  (query.models.embedding.weight ?? 1) < leastWeight ? mainlyByWord(query) : byWordAndMeaning(query);

const mainlyByWord = async ({ chatbotId, question, models, search }: CandidateQuery): Promise<Candidates> => {
  const byWord = await search.keyword({ chatbotId, text: question, limit: most });
  const cosines = new Map<string, number>();
  if (byWord.length === most) return { byWord, byMeaning: [], cosines };
  const vector = await embedQuestion(models, question);
  const byMeaning = await search.nearest({ chatbotId, vector, limit: most - byWord.length });
  return { byWord, byMeaning, cosines };
};

const byWordAndMeaning = async (query: CandidateQuery): Promise<Candidates> => {
  const { chatbotId, question, models, search } = query;
  const [byWord, [vector, byMeaning]] = await Promise.all([
    search.keyword({ chatbotId, text: question, limit: most }),
    embedQuestion(models, question).then(
      async (vector) => [vector, await search.nearest({ chatbotId, vector, limit: most })] as const,
    ),
  ]);
  const ids = union(byWord, byMeaning).map(({ passage }) => passage.id);
  return { byWord, byMeaning, cosines: await search.similarity({ chatbotId, vector, ids }) };
};

const embedQuestion = async (models: Models, question: string): Promise<Float32Array> => {
  const [vector = new Float32Array()] = await models.embed([question], "question");
  return vector;
};

/** Each passage once; those that only vectors found have a keyword score of 0. */
const union = (byWord: Match[], byMeaning: Match[]): Match[] => {
  const known = new Set(byWord.map(({ passage }) => passage.id));
  const others = byMeaning.filter(({ passage }) => !known.has(passage.id));
  return [...byWord, ...others.map(({ passage }) => ({ passage, score: 0 }))];
};

const scoresOf = (matches: Match[]): Map<string, number> =>
  new Map(matches.map(({ passage, score }) => [passage.id, score]));
