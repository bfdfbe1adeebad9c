import { estimateTokens } from "#platform/models/estimate-tokens.ts";
import type { Passage } from "#platform/search/port.ts";
import { mergeNeighbours } from "../retrieval/merge-neighbours.ts";
import { type FoundPassage, isAttached } from "../retrieval/rank.ts";

/** A language model gets the whole text of files up to this size, and as much of larger ones. */
const tokensOfFiles = 3000;
const tokensOfDocuments = 2000;

/**
 * The passages for a language model, best first: those of documents, and of the visitor's files all if they are short,
 * else the best ones, and their beginning, which says what a file is.
 */
export const withAttached = (found: FoundPassage[], attached: Passage[]): FoundPassage[] => {
  const own = found.filter(({ passage }) => isAttached(passage));
  const documents = found.filter(({ passage }) => !isAttached(passage));
  const known = new Set(own.map(({ passage }) => passage.id));
  const others = attached.filter(({ id }) => !known.has(id)).map((passage) => ({ passage, similarity: 0 }));
  const files = within(tokensOfFiles, [...own, ...others]);
  const best = within(tokensOfDocuments, documents);
  return [...mergeNeighbours(best), ...files].toSorted((one, other) => other.similarity - one.similarity);
};

const within = (limit: number, found: FoundPassage[]): FoundPassage[] => {
  let tokens = 0;
  return found.filter(({ passage }) => {
    tokens += estimateTokens(passage.text);
    return tokens <= limit;
  });
};
