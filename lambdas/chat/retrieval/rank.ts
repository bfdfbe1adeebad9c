import type { Models } from "#platform/models/port.ts";
import { port } from "#platform/ports.ts";
import type { Background, Match, Passage, Search } from "#platform/search/port.ts";
import { writtenAnswerPlace } from "#shared/written-answer-place.ts";
import type { VisitorFiles } from "../attached/visitor-files.ts";
import { answerability } from "./answerability.ts";
import { relevanceOf } from "./relevance.ts";
import { type Reranked, rerank } from "./rerank.ts";

export const isWrittenAnswer = ({ place }: Pick<Passage, "place">): boolean => place === writtenAnswerPlace;

export interface FoundPassage {
  passage: Passage;
  /** The estimated probability that it answers the question, 0 to 1. */
  similarity: number;
  /** BM25, in the search's own unit; absent if keyword search did not find it. */
  keywordScore?: number;
  /** Cosine similarity of the embeddings; absent if it was not computed. */
  vectorScore?: number;
  /** The owner wrote it as the answer to this question. */
  isWrittenFor?: true;
}

export interface Ranking {
  /** Most probable first; the last ones may have nothing to do with the question. */
  ranked: FoundPassage[];
  /** The estimated probability that the documents answer the question, 0 to 1; see `leastAnswerability`. */
  answerability: number;
}

const most = 20;
/** So many passages tell how similar unrelated ones are to the question. */
const sampled = 64;

/**
 * Ranks a chatbot's passages, and those of a visitor's files, for a question by what keywords and vectors together say of
 * each. Passages of files have no vectors.
 */
export const rank = async (
  chatbotId: string,
  question: string,
  attached?: VisitorFiles,
): Promise<Ranking> => {
  const [models, search] = await Promise.all([port("models"), port("search")]);
  const { byWord, byMeaning, cosines, background } = await candidatesFor({
    chatbotId,
    question,
    models,
    search,
  });
  const own = attached?.candidates((all) => rerank(question, all)) ?? [];
  const reranked = rerank(question, [...union(byWord, byMeaning), ...own]);
  const { byPassage, ofAny } = relevanceOf({
    reranked,
    answerability: answerability(question, reranked),
    cosines,
    background,
    dimension: models.embedding.dimension,
  });
  const keyword = scoresOf(byWord);
  const vector = cosines.size > 0 ? cosines : scoresOf(byMeaning);
  const written = await findWritten(question, reranked, { cosines, background });
  const ranked = reranked.map(({ passage }) => ({
    passage,
    similarity: byPassage.get(passage.id) ?? 0,
    ...(written.has(passage.id) && { similarity: 1, isWrittenFor: true as const }),
    ...(keyword.has(passage.id) && { keywordScore: keyword.get(passage.id) }),
    ...(vector.has(passage.id) && { vectorScore: vector.get(passage.id) }),
  }));
  return {
    // Equally probable passages stay in the order of their keyword scores.
    ranked: ranked.toSorted(
      (one, other) =>
        Number(other.isWrittenFor ?? false) - Number(one.isWrittenFor ?? false) ||
        other.similarity - one.similarity,
    ),
    answerability: written.size > 0 ? 1 : ofAny,
  };
};

/** The ids of written answers to this very question. The module is loaded on first use, because most chatbots have none. */
const findWritten = async (
  question: string,
  reranked: Reranked[],
  similarities: Pick<Candidates, "cosines" | "background">,
): Promise<Set<string>> => {
  const all = reranked.filter(({ passage }) => isWrittenAnswer(passage));
  if (all.length === 0) return new Set();
  const { isSameQuestion } = await import("./same-question.ts");
  const own = all.filter(({ passage: { id, titlePath } }) =>
    isSameQuestion(question, titlePath[0] ?? "", {
      cosine: similarities.cosines.get(id),
      background: similarities.background,
    }),
  );
  return new Set(own.map(({ passage }) => passage.id));
};

/** Passages that may answer a question, before reranking. */
interface Candidates {
  byWord: Match[];
  byMeaning: Match[];
  /** Cosine similarity by passage id; empty with hashed embeddings, whose cosines mean nothing. */
  cosines: Map<string, number>;
  background: Background;
}

const nothing: Background = { similarities: [], passages: 0 };

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
  if (byWord.length === most) return { byWord, byMeaning: [], cosines, background: nothing };
  const vector = await embedQuestion(models, question);
  const byMeaning = await search.nearest({ chatbotId, vector, limit: most - byWord.length });
  return { byWord, byMeaning, cosines, background: nothing };
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
  const [cosines, background] = await Promise.all([
    search.similarity({ chatbotId, vector, ids }),
    search.background({ chatbotId, vector, limit: sampled }),
  ]);
  return { byWord, byMeaning, cosines, background };
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
