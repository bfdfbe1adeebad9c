import { type Codes, wordsOf } from "../../memory/codes.ts";
import { segmentOf, type Terms } from "../../memory/segment.ts";
import type { DocumentKey, IndexedPassage } from "../../port.ts";
import { type Ids, idsOf } from "./ids.ts";
import { type Block, blocksOf } from "./texts.ts";

/** One edition of a document in a segment. */
export interface SegmentDocument {
  documentId: string;
  edition: string;
  passages: number;
  terms: Terms;
  codes: Codes;
  ids: Ids;
  /** Digest of what was embedded, by passage. */
  digests: (string | null)[];
  blocks: Block[];
}

export const toSegmentDocument = async (
  { documentId }: DocumentKey,
  edition: string,
  indexed: IndexedPassage[],
): Promise<SegmentDocument> => {
  const { sizes, terms, counts, ...codes } = await segmentOf(indexed);
  const plain = indexed.map(({ vector: _vector, digest: _digest, ...passage }) => passage);
  return {
    documentId,
    edition,
    passages: indexed.length,
    terms: { sizes, terms, counts },
    codes,
    ids: idsOf(indexed.map(({ id }) => id)),
    digests: indexed.map(({ digest }) => digest ?? null),
    blocks: blocksOf(plain),
  };
};

/** Cuts terms by document; `passages` has the number of passages of each. */
export const cutTerms = ({ sizes, terms, counts }: Terms, passages: number[]): Terms[] => {
  let [passage, term] = [0, 0];
  return passages.map((own) => {
    const ownSizes = sizes.subarray(passage * 2, (passage + own) * 2);
    let length = 0;
    for (let at = 0; at < ownSizes.length; at += 2) length += ownSizes[at]!;
    passage += own;
    term += length;
    return {
      sizes: ownSizes,
      terms: terms.subarray(term - length, term),
      counts: counts.subarray(term - length, term),
    };
  });
};

export const cutCodes = (
  { signs, levels, scales }: Codes,
  passages: number[],
  dimension: number,
): Codes[] => {
  let first = 0;
  return passages.map((own) => {
    const [from, to] = [first, first + own];
    first = to;
    return {
      signs: signs.subarray(from * wordsOf(dimension), to * wordsOf(dimension)),
      levels: levels.subarray(from * dimension, to * dimension),
      scales: scales.subarray(from, to),
    };
  });
};

/** Cuts blocks by document; no block spans two. */
export const cutBlocks = (blocks: Block[], passages: number[]): Block[][] => {
  let next = 0;
  return passages.map((own) => {
    const first = next;
    for (let left = own; left > 0; next++) left -= blocks[next]!.passages;
    return blocks.slice(first, next);
  });
};
