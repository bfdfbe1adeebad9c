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
import { packDocuments, type Section, sections, unpackCodes, unpackDigests, unpackTerms } from "./packed.ts";
import { cutBlocks, cutCodes, cutTerms, type SegmentDocument } from "./segment-document.ts";
import { passagesOf, unpackBlocks } from "./texts.ts";

/** An object to write and its manifest entry. */
export interface Segment {
  entry: SegmentEntry;
  bytes: Uint8Array;
}

/** Packs a document's own segment, with vectors. */
export const editionOf = (
  document: SegmentDocument,
  vectors: Float32Array[],
  embedding: Embedding,
): Segment => packed(nameOfEdition(document), [document], vectors, embedding);

/** Packs the documents of several segments into one, without vectors. */
export const mergedOf = (id: string, documents: SegmentDocument[], embedding: Embedding): Segment =>
  packed(`merged/${id}`, documents, [], embedding);

/** The byte range of the sections from `first` to `last`. */
export const rangeOf = (
  { sizes }: Pick<SegmentEntry, "sizes">,
  first: Section,
  last: Section,
): { from: number; to: number } => ({
  from: sum(sizes.slice(0, sections.indexOf(first))),
  to: sum(sizes.slice(0, sections.indexOf(last) + 1)),
});

/** Cuts one section out of the bytes of a range that begins with `first`. */
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

/** Unpacks the current documents of a segment from its bytes after the vectors. */
export const readDocuments = (entry: SegmentEntry, bytes: Uint8Array): SegmentDocument[] => {
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

/** Unpacks a document's own segment from its whole bytes, whose trailer has the sizes of the sections. */
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

const packed = (
  name: string,
  documents: SegmentDocument[],
  vectors: Float32Array[],
  embedding: Embedding,
): Segment => {
  const all: Record<Section, Uint8Array> = { vectors: bytesOf(vectors), ...packDocuments(documents) };
  const sizes = sections.map((section) => all[section].length);
  return {
    entry: {
      name,
      embedding: { name: embedding.name, dimension: embedding.dimension },
      analysis: analysisVersion,
      sizes,
      documents: documents.map(({ documentId, edition, passages }) => ({ documentId, edition, passages })),
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
