import { estimateTokens } from "#platform/models/estimate-tokens.ts";
import type { Passage } from "#platform/search/port.ts";
import type { IsOwn, Judged, Within } from "./visitor-files.ts";

/** A language model gets the whole text of files up to this size, and as much of larger ones. */
const tokensOfFiles = 3000;
const ofDocuments = { passages: 6, tokens: 2000 };

interface Files {
  passages: Passage[];
  isOwn: IsOwn;
  within: Within;
}

/**
 * The passages for a language model, best first: those of documents, and of the files all if they are short, else the
 * best ones, and their beginning, which says what a file is.
 */
export const related = (found: Judged[], { passages, isOwn, within }: Files): Judged[] => {
  const own = found.filter(isOwn);
  const known = new Set(own.map(({ passage }) => passage.id));
  const others = passages.filter(({ id }) => !known.has(id)).map((passage) => ({ passage, similarity: 0 }));
  const documents = found.filter((one) => !isOwn(one));
  const files = withinTokens(tokensOfFiles, [...own, ...others]);
  return [...within(ofDocuments, documents), ...files].toSorted(
    (one, other) => other.similarity - one.similarity,
  );
};

const withinTokens = (limit: number, found: Judged[]): Judged[] => {
  let tokens = 0;
  return found.filter(({ passage }) => {
    tokens += estimateTokens(passage.text);
    return tokens <= limit;
  });
};
