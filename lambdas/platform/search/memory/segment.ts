import { hash } from "../analysis/hash.ts";
import { indexTerms } from "../analysis/index-terms.ts";
import { type Language, languagesFor } from "../analysis/languages.ts";
import { titledText } from "../analysis/titled-text.ts";
import type { IndexedPassage, Passage } from "../port.ts";
import { type Codes, codesOf } from "./codes.ts";

/** The terms of a document's passages for keyword queries, in the form in which they are stored. */
export interface Terms {
  /** Two numbers by passage: its distinct terms and its length in tokens. */
  sizes: Uint32Array;
  /** Hashes of the distinct terms, passage after passage. */
  terms: Uint32Array;
  /** Occurrences of each term in its passage, titles weighted by `titleWeight`, at most 255. */
  counts: Uint8Array;
}

/** Terms for keyword queries and codes for vector queries. */
export interface Segment extends Terms, Codes {}

const titleWeight = 2;

/** Analyses a document's passages; yields to the event loop every 20 passages, because a long document takes seconds. */
export const segmentOf = async (passages: IndexedPassage[]): Promise<Segment> => {
  const languages = languagesFor(passages.map(titledText));
  const slices: Terms[] = [];
  for (let at = 0; at < passages.length; at += 20) {
    slices.push(weighPassages(passages.slice(at, at + 20), languages.slice(at, at + 20)));
    await new Promise(setImmediate);
  }
  return {
    sizes: Uint32Array.from(slices.flatMap(({ sizes }) => [...sizes])),
    terms: Uint32Array.from(slices.flatMap(({ terms }) => [...terms])),
    counts: Uint8Array.from(slices.flatMap(({ counts }) => [...counts])),
    ...codesOf(passages.map(({ vector }) => vector)),
  };
};

/** The weighted terms of passages; `languages` by position. */
export const weighPassages = (
  passages: Passage[],
  languages = languagesFor(passages.map(titledText)),
): Terms => {
  const weighed = passages.map((passage, at) => weigh(passage, languages[at]));
  return {
    sizes: Uint32Array.from(weighed.flatMap(({ occurrences, length }) => [occurrences.size, length])),
    terms: Uint32Array.from(weighed.flatMap(({ occurrences }) => [...occurrences.keys()])),
    counts: Uint8Array.from(
      weighed.flatMap(({ occurrences }) => [...occurrences.values()]),
      atMost255,
    ),
  };
};

const atMost255 = (count: number): number => Math.min(count, 255);

const weigh = ({ text, titlePath }: Passage, language: Language | undefined) => {
  const occurrences = new Map<number, number>();
  let length = 0;
  const add = (part: string, weight: number) => {
    for (const token of indexTerms(part, language)) {
      const term = hash(token);
      occurrences.set(term, (occurrences.get(term) ?? 0) + weight);
      length += weight;
    }
  };
  add(text, 1);
  add(titlePath.join("\n"), titleWeight);
  return { occurrences, length };
};
