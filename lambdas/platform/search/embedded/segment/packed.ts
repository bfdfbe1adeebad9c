import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { Codes } from "../../memory/codes.ts";
import { buildPostings, type Postings } from "../../memory/postings.ts";
import type { Terms } from "../../memory/segment.ts";
import { float32, int8, int32, joined, packArrays, uint16, uint32, unpackArrays } from "./arrays.ts";
import { packIds } from "./ids.ts";
import type { Piece } from "./pieces.ts";
import { packTexts } from "./texts.ts";

/**
 * The sections of a segment in the order in which they lie in its object. Vectors are in a document's own segment
 * only; a question reads words with texts, and codes with ids; digests and terms are for whoever writes.
 */
export const sections = ["vectors", "digests", "terms", "words", "texts", "codes", "ids"] as const;
export type Section = (typeof sections)[number];

/** The sections of the pieces together, vectors apart. */
export const packPieces = (pieces: Piece[]): Record<Exclude<Section, "vectors">, Uint8Array> => {
  const terms = pieces.map((piece) => piece.terms);
  const codes = pieces.map((piece) => piece.codes);
  const { bits, starts, checks, entries, lengths } = buildPostings(() => terms);
  return {
    digests: packJson(pieces.flatMap(({ digests }) => digests)),
    terms: packArrays([
      joined(
        terms.map(({ sizes }) => sizes),
        (length) => new Uint32Array(length),
      ),
      joined(
        terms.map((own) => own.terms),
        (length) => new Uint32Array(length),
      ),
      joined(
        terms.map(({ counts }) => counts),
        (length) => new Uint8Array(length),
      ),
    ]),
    words: packArrays([Uint32Array.of(bits), starts, entries, lengths, checks]),
    texts: packTexts(pieces.flatMap(({ blocks }) => blocks)),
    codes: packArrays([
      joined(
        codes.map(({ signs }) => signs),
        (length) => new Int32Array(length),
      ),
      joined(
        codes.map(({ scales }) => scales),
        (length) => new Float32Array(length),
      ),
      joined(
        codes.map(({ levels }) => levels),
        (length) => new Int8Array(length),
      ),
    ]),
    ids: packIds(pieces.map(({ ids }) => ids)),
  };
};

export const unpackTerms = (packed: Uint8Array): Terms => {
  const [sizes, terms, counts] = unpackArrays(packed);
  return { sizes: uint32(sizes!), terms: uint32(terms!), counts: counts! };
};

export const unpackWords = (packed: Uint8Array): Postings => {
  const [bits, starts, entries, lengths, checks] = unpackArrays(packed);
  return {
    bits: uint32(bits!)[0]!,
    starts: uint32(starts!),
    entries: uint32(entries!),
    lengths: float32(lengths!),
    checks: uint16(checks!),
  };
};

export const unpackCodes = (packed: Uint8Array): Codes => {
  const [signs, scales, levels] = unpackArrays(packed);
  return { signs: int32(signs!), scales: float32(scales!), levels: int8(levels!) };
};

export const unpackDigests = (packed: Uint8Array): (string | null)[] =>
  JSON.parse(zstdDecompressSync(unpackArrays(packed)[0]!).toString()) as (string | null)[];

const packJson = (value: unknown): Uint8Array => packArrays([zstdCompressSync(JSON.stringify(value))]);
