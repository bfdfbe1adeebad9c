import { logger } from "#platform/logging/logger.ts";
import { estimateTokens } from "#platform/models/estimate-tokens.ts";
import { leastAnswerability } from "./answerability.ts";
import { mergeNeighbours } from "./merge-neighbours.ts";
import { withoutNearDuplicates } from "./near-duplicates.ts";
import { type FoundPassage, type Ranking, rank, type SearchOptions } from "./rank.ts";

export interface Retrieval {
  /** The passages to quote from, best first; none if the documents are not thought to answer the question. */
  found: FoundPassage[];
  /** The same whether they are thought to answer it or not. */
  quotable: FoundPassage[];
  /** The passages for a language model, best first, likely an answer or not; none if nothing was found at all. */
  related: FoundPassage[];
  ranking: Ranking;
}

export interface SearchOutcome extends Retrieval {
  /** The text that was searched for. */
  text: string;
}

/**
 * Retrieves the passages for a text, also from those of a visitor's files, and logs the counts and the time; throws what
 * the models and the search throw.
 */
export const searchFor = async (
  chatbotId: string,
  text: string,
  options?: SearchOptions,
): Promise<SearchOutcome> => {
  const startedAt = performance.now();
  const outcome = { text, ...(await retrieve(chatbotId, text, options)) };
  const milliseconds = Math.round(performance.now() - startedAt);
  logger.info("search", { chatbotId, milliseconds, ...countsOf(outcome) });
  return outcome;
};

/** Log fields of a search: how many passages were ranked and found; highest similarity and answerability, 0 to 1. */
export const countsOf = ({ found, ranking }: Retrieval) => ({
  ranked: ranking.ranked.length,
  passages: found.length,
  similarity: rounded(Math.max(0, ...ranking.ranked.map(({ similarity }) => similarity))),
  likelihood: rounded(ranking.answerability),
});

/** Bounds of the passages of an answer. */
interface Bounds {
  passages: number;
  tokens: number;
}

const quoted: Bounds = { passages: 5, tokens: 2000 };
/** The first eight hold 99 % of the right passages that the first twelve hold. */
const forModel: Bounds = { passages: 8, tokens: 3000 };

/** Retrieves the passages for a question, without near duplicates, neighbours joined. */
export const retrieve = async (
  chatbotId: string,
  question: string,
  options: SearchOptions = {},
): Promise<Retrieval> => {
  const { attached } = options;
  const ranking = await rank(chatbotId, question, options);
  const matching = ranking.ranked.filter(({ similarity }) => similarity > 0);
  const distinct = withoutNearDuplicates(matching, forModel.passages);
  const isAnswered = ranking.answerability >= leastAnswerability;
  const quotable = within(quoted, distinct);
  const related = attached ? attached.related(distinct, within) : within(forModel, distinct);
  return { found: isAnswered ? quotable : [], quotable, related, ranking };
};

const within = ({ passages, tokens }: Bounds, found: FoundPassage[]): FoundPassage[] =>
  mergeNeighbours(withinTokens(tokens, found.slice(0, passages)));

const withinTokens = (limit: number, found: FoundPassage[]): FoundPassage[] => {
  let tokens = 0;
  return found.filter(({ passage }, at) => {
    tokens += estimateTokens(passage.text);
    return at === 0 || tokens <= limit;
  });
};

const rounded = (share: number): number => Math.round(share * 1000) / 1000;
