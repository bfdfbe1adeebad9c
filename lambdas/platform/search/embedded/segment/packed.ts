import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { Codes } from "../../memory/codes.ts";
import { buildPostings, type Postings } from "../../memory/postings.ts";
import type { Terms } from "../../memory/segment.ts";
import { concatenate, float32, int8, int32, packArrays, uint16, uint32, unpackArrays } from "./arrays.ts";
import { packIds } from "./ids.ts";
import type { SegmentDocument } from "./segment-document.ts";
import { packTexts } from "./texts.ts";

/**
 * The sections of a segment in the order of its object. Only a document's own segment has vectors; a question reads words
 * with texts, or codes with ids; writers read digests and terms.
 */
export const sections = ["vectors", "digests", "terms", "words", "texts", "codes", "ids"] as const;
export type Section = (typeof sections)[number];

/** Packs documents into all sections but the vectors. */
export const packDocuments = (
  documents: SegmentDocument[],
): Record<Exclude<Section, "vectors">, Uint8Array> => {
  const terms = documents.map((document) => document.terms);
  const codes = documents.map((document) => document.codes);
  const { bits, starts, checks, entries, lengths } = buildPostings(() => terms);
  return {
    digests: packJson(documents.flatMap(({ digests }) => digests)),
    terms: packArrays([
      concatenate(
        terms.map(({ sizes }) => sizes),
        (length) => new Uint32Array(length),
      ),
      concatenate(
        terms.map((own) => own.terms),
        (length) => new Uint32Array(length),
      ),
      concatenate(
        terms.map(({ counts }) => counts),
        (length) => new Uint8Array(length),
      ),
    ]),
    words: packArrays([Uint32Array.of(bits), starts, entries, lengths, checks]),
    texts: packTexts(documents.flatMap(({ blocks }) => blocks)),
    codes: packArrays([
      concatenate(
        codes.map(({ signs }) => signs),
        (length) => new Int32Array(length),
      ),
      concatenate(
        codes.map(({ scales }) => scales),
        (length) => new Float32Array(length),
      ),
      concatenate(
        codes.map(({ levels }) => levels),
        (length) => new Int8Array(length),
      ),
    ]),
    ids: packIds(documents.map(({ ids }) => ids)),
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
