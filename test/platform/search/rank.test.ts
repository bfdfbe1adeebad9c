import { expect, it } from "vitest";
import { buildPostings, rank, rankingOf } from "#platform/search/memory/postings.ts";
import type { Terms } from "#platform/search/memory/segment.ts";

const passages = 5000;
const common = 0xc0ffee;
/** Their upper bits are the same, by which terms are kept together. */
const rare = (kind: number): number => 0x12340000 + kind;
const nearlyCommon = rare(0xbeef);
const kinds = 40;

/** Numbers that look drawn by chance and are the same at every run. */
const drawn = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

/** The terms of each passage with their counts, in words of different rarity. */
const corpus = Array.from({ length: passages }, (_, at) => {
  const next = drawn(at + 1);
  const terms = new Map([[common, 1 + Math.floor(next() * 3)]]);
  if (next() < 0.7) terms.set(nearlyCommon, 1);
  for (let n = 0; n < 4; n++) terms.set(rare(1 + Math.floor(next() ** 2 * kinds)), 1);
  return {
    terms,
    length: 5 + Math.floor(next() * 30),
  };
});

const segment: Terms = {
  sizes: Uint32Array.from(corpus.flatMap(({ terms, length }) => [terms.size, length])),
  terms: Uint32Array.from(corpus.flatMap(({ terms }) => [...terms.keys()])),
  counts: Uint8Array.from(corpus.flatMap(({ terms }) => [...terms.values()])),
};
const ranking = rankingOf([buildPostings(() => [segment])]);

/** BM25 of every passage, summed up in the order of the terms, as single floats. */
const plainly = (asked: number[], limit: number) => {
  const average = corpus.reduce((sum, { length }) => sum + length, 0) / passages;
  const scores = corpus.map(() => 0);
  for (const term of asked) {
    const holding = corpus.filter(({ terms }) => terms.has(term)).length;
    const weight = Math.log(1 + (passages - holding + 0.5) / (holding + 0.5)) * 2.2;
    for (const [at, { terms, length }] of corpus.entries()) {
      const count = terms.get(term) ?? 0;
      const damping = Math.fround(1.2 * (0.25 + (0.75 * length) / average));
      scores[at] = Math.fround(scores[at]! + (weight * count) / (count + damping));
    }
  }
  return scores
    .map((score, position) => ({ position, score }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.position - other.position)
    .slice(0, limit);
};

it.each([
  ["a rare word and one that nearly every passage holds", [common, rare(37)]],
  ["several rare words among common ones", [nearlyCommon, rare(12), common, rare(30), rare(39)]],
  ["common words alone", [common, nearlyCommon]],
  ["a word twice", [rare(21), common, rare(21)]],
  ["words that no passage holds", [rare(900), common]],
])("finds by %s what a look at every passage finds, with the same scores", (_, terms) => {
  expect(rank(ranking, terms, 20)).toEqual(plainly(terms, 20));
});
