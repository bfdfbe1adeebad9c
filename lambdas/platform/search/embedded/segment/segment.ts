import { analysisVersion } from "../../analysis.ts";
import {
  type DocumentPlace,
  documentsOf,
  type Embedding,
  isPresent,
  nameOfEdition,
  type SegmentEntry,
} from "../manifest/manifest.ts";
import { float32, uint32 } from "./arrays.ts";
import { cutIds, unpackIds } from "./ids.ts";
import { packPieces, type Section, sections, unpackCodes, unpackDigests, unpackTerms } from "./packed.ts";
import { cutBlocks, cutCodes, cutTerms, type Piece } from "./pieces.ts";
import { passagesOf, unpackBlocks } from "./texts.ts";

/** An object to be put, and what the manifest says of it. */
export interface Segment {
  entry: SegmentEntry;
  bytes: Uint8Array;
}

/** A document's own segment, which has its vectors too. */
export const editionOf = (piece: Piece, vectors: Float32Array[], embedding: Embedding): Segment =>
  packed(nameOfEdition(piece), [piece], vectors, embedding);

/** One segment for the documents of several. */
export const mergedOf = (id: string, pieces: Piece[], embedding: Embedding): Segment =>
  packed(`merged/${id}`, pieces, [], embedding);

/** Where sections lie in their object, from the first one named to the end of the last. */
export const rangeOf = (
  { sizes }: Pick<SegmentEntry, "sizes">,
  first: Section,
  last: Section,
): { from: number; to: number } => ({
  from: sum(sizes.slice(0, sections.indexOf(first))),
  to: sum(sizes.slice(0, sections.indexOf(last) + 1)),
});

/** One of the sections in the bytes of some that begin with `first`. */
export const sectionOf = (
  entry: Pick<SegmentEntry, "sizes">,
  bytes: Uint8Array,
  first: Section,
  wanted: Section,
): Uint8Array => {
  const { from, to } = rangeOf(entry, wanted, wanted);
  const start = rangeOf(entry, first, first).from;
  return bytes.subarray(from - start, to - start);
};

/** The documents of a segment that are still current, from its bytes after the vectors. */
export const piecesOf = (entry: SegmentEntry, bytes: Uint8Array): Piece[] => {
  const of = (section: Section) => sectionOf(entry, bytes, "digests", section);
  const passages = entry.documents.map((document) => document.passages);
  const terms = cutTerms(unpackTerms(of("terms")), passages);
  const codes = cutCodes(unpackCodes(of("codes")), passages, entry.embedding.dimension);
  const blocks = cutBlocks(unpackBlocks(of("texts")), passages);
  const [digests, ids] = [unpackDigests(of("digests")), unpackIds(of("ids"))];
  let end = 0;
  return entry.documents.flatMap((document, at) => {
    const [from, to] = [end, end + document.passages];
    end = to;
    if (!isPresent(document)) return [];
    return {
      ...document,
      terms: terms[at]!,
      codes: codes[at]!,
      blocks: blocks[at]!,
      digests: digests.slice(from, to),
      ids: cutIds(ids, from, to),
    };
  });
};

/** All of a document's own segment, from its whole bytes: what its sizes are is said at the end of them. */
export const openEdition = (bytes: Uint8Array, { passages }: DocumentPlace, { dimension }: Embedding) => {
  const sizes = [...uint32(bytes.slice(-trailerBytes))];
  const of = (section: Section) => sectionOf({ sizes }, bytes, "vectors", section).slice();
  const values = float32(of("vectors"));
  return {
    passages: unpackBlocks(of("texts")).flatMap(passagesOf),
    digests: unpackDigests(of("digests")),
    vectors: Array.from({ length: passages }, (_, at) => values.slice(at * dimension, (at + 1) * dimension)),
  };
};

const trailerBytes = sections.length * Uint32Array.BYTES_PER_ELEMENT;

export const passagesIn = (entry: SegmentEntry): number =>
  sum(documentsOf(entry).map(({ passages }) => passages));

const packed = (name: string, pieces: Piece[], vectors: Float32Array[], embedding: Embedding): Segment => {
  const all: Record<Section, Uint8Array> = { vectors: bytesOf(vectors), ...packPieces(pieces) };
  const sizes = sections.map((section) => all[section].length);
  return {
    entry: {
      name,
      embedding: { name: embedding.name, dimension: embedding.dimension },
      analysis: analysisVersion,
      sizes,
      documents: pieces.map(({ documentId, edition, passages }) => ({ documentId, edition, passages })),
    },
    bytes: Buffer.concat([
      ...sections.map((section) => all[section]),
      new Uint8Array(Uint32Array.from(sizes).buffer),
    ]),
  };
};

const bytesOf = (vectors: Float32Array[]): Uint8Array =>
  Buffer.concat(
    vectors.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  );

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
