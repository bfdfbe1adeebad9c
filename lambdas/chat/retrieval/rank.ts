import type { Models } from "#platform/models/port.ts";
import { port } from "#platform/ports.ts";
import type { Background, Match, Passage, Search } from "#platform/search/port.ts";
import { writtenAnswerPlace } from "#shared/documents/written-answer-place.ts";
import type { VisitorFiles } from "../attached/visitor-files.ts";
import { contentOnly, withContent } from "./content-only.ts";
import type { Similarities, Written } from "./find-written.ts";
import { type Focus, focusOn } from "./focus.ts";
import { readClosely } from "./read-closely.ts";
import { relevanceOf } from "./relevance.ts";
import { rerank } from "./rerank.ts";

export const isWrittenAnswer = ({ place }: Pick<Passage, "place">): boolean => place === writtenAnswerPlace;

export interface FoundPassage {
  passage: Passage;
  /** The estimated probability that it answers the question, 0 to 1. */
  similarity: number;
  /** BM25, in the search's own unit; absent if keyword search did not find it. */
  keywordScore?: number;
  /** Cosine similarity of the embeddings; absent if it was not computed. */
  vectorScore?: number;
  /** The passages that it is joined from and where in its text each begins; absent for a single one. */
  joined?: { at: number; id: string; ordinal: number }[];
  /** The owner wrote it as the answer to this question, by the words of both. */
  isWrittenFor?: true;
}

export interface Ranking {
  /** Most probable first; the last ones may have nothing to do with the question. */
  ranked: FoundPassage[];
  /** The estimated probability that the documents answer the question, 0 to 1; see `leastAnswerability`. */
  answerability: number;
}

const most = 20;
/** The answerability by a row that has the very number of the question. */
const ownRow = 0.9;
/** So many passages tell how similar unrelated ones are to the question. */
const sampled = 64;

/** Who judges whether a written answer is for a question: its words alone, or a model that reads both. */
export type Judge = "words" | "model";

export interface SearchOptions {
  judge?: Judge;
  /** The files of the visitor who asks. */
  attached?: VisitorFiles | undefined;
}

/**
 * Ranks a chatbot's passages, and those of a visitor's files, for a question by what keywords and vectors together say
 * of each. Passages of files have no vectors. Without a model to judge them, answers that the owner wrote to other
 * questions are left out.
 */
export const rank = async (
  chatbotId: string,
  question: string,
  { judge, attached }: SearchOptions = {},
): Promise<Ranking> => {
  const [models, search] = await Promise.all([port("models"), port("search")]);
  const { byWord, byMeaning, cosines, background } = await candidatesFor({
    chatbotId,
    question,
    models,
    search: judge === "model" ? search : { ...search, ...contentOnly(search, question) },
  });
  const candidates = union(byWord, byMeaning);
  const written = await findWritten(question, candidates, { cosines, background });
  const isKept = ({ passage }: Match) =>
    judge === "model" || !isWrittenAnswer(passage) || written.own.has(passage.id);
  const own = attached?.candidates((all) => rerank(question, all)) ?? [];
  const all = [...candidates.filter(isKept), ...own];
  const focus = focusOn(
    question,
    all.map(({ passage }) => passage),
  );
  const asked = focus?.question ?? question;
  const read = judge === "model" ? all : all.map(withContent(question));
  const { reranked, likelihood } = readClosely(asked, focus ? read.map(focused(focus)) : read);
  const { byPassage, ofAny } = relevanceOf({
    reranked,
    answerability: focus?.isOfOthers ? 0 : focus?.isInOwnRow ? Math.max(ownRow, likelihood) : likelihood,
    cosines,
    background,
    dimension: models.embedding.dimension,
  });
  const keyword = scoresOf(byWord);
  const vector = cosines.size > 0 ? cosines : scoresOf(byMeaning);
  const passages = new Map(all.map(({ passage }) => [passage.id, passage]));
  const ranked = reranked
    .map(({ passage: { id } }) => passages.get(id)!)
    .map((passage) => ({
      passage,
      similarity: byPassage.get(passage.id) ?? 0,
      ...(written.own.has(passage.id) && { similarity: 1, isWrittenFor: true as const }),
      ...(keyword.has(passage.id) && { keywordScore: keyword.get(passage.id) }),
      ...(vector.has(passage.id) && { vectorScore: vector.get(passage.id) }),
    }));
  return {
    // Equally probable passages stay in the order of their keyword scores.
    ranked: ranked.toSorted(
      (one, other) =>
        written.order(other.passage) - written.order(one.passage) || other.similarity - one.similarity,
    ),
    answerability: reranked.some(({ passage }) => written.order(passage) > 0)
      ? 1
      : focus?.isOfOthers
        ? 0
        : ofAny,
  };
};

const focused =
  ({ texts }: Focus) =>
  <Candidate extends Pick<Match, "passage">>(candidate: Candidate): Candidate => {
    const text = texts.get(candidate.passage.id);
    return text === undefined ? candidate : { ...candidate, passage: { ...candidate.passage, text } };
  };

/** Which written answers come first. The module is loaded on first use, because most chatbots have none. */
const findWritten = async (
  question: string,
  candidates: Match[],
  similarities: Similarities,
): Promise<Written> => {
  const all = candidates.filter(({ passage }) => isWrittenAnswer(passage));
  if (!all.length) return { own: new Set(), order: () => 0 };
  return (await import("./find-written.ts")).findWritten(question, all, similarities);
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
