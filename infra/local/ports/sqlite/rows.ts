import type { SQLOutputValue } from "node:sqlite";
import type { Codes } from "#platform/search/memory/codes.ts";
import type { Terms } from "#platform/search/memory/segment.ts";
import type { IndexedPassage, Passage } from "#platform/search/port.ts";

export type Row = Record<string, SQLOutputValue>;

export const passageColumns = `row, passage_id, chatbot_id, document_id, ordinal, text, filename, title_path,
  place, start_offset, end_offset, url`;

export const passageOf = (row: Row): Passage => ({
  id: row.passage_id as string,
  chatbotId: row.chatbot_id as string,
  documentId: row.document_id as string,
  ordinal: row.ordinal as number,
  text: row.text as string,
  filename: row.filename as string,
  titlePath: JSON.parse(row.title_path as string) as string[],
  ...(row.place !== null && { place: row.place as string }),
  start: row.start_offset as number,
  end: row.end_offset as number,
  ...(row.url !== null && { url: row.url as string }),
});

/** The values of `passageColumns` after the row. */
export const valuesOf = (passage: IndexedPassage) => [
  passage.id,
  passage.chatbotId,
  passage.documentId,
  passage.ordinal,
  passage.text,
  passage.filename,
  JSON.stringify(passage.titlePath),
  passage.place ?? null,
  passage.start,
  passage.end,
  passage.url ?? null,
];

export const termsOf = (row: Row): Terms => ({
  sizes: new Uint32Array(bufferOf(row.sizes)),
  terms: new Uint32Array(bufferOf(row.terms)),
  counts: new Uint8Array(bufferOf(row.counts)),
});

/** Codes of an outdated document have another dimension; they are left out, all but their number. */
export const codesOfRow = (row: Row): Codes & { firstRow: number } => {
  const scales = new Float32Array(bufferOf(row.scales));
  const firstRow = row.first_row as number;
  if (row.is_outdated)
    return { firstRow, signs: new Int32Array(), levels: new Int8Array(), scales: scales.fill(0) };
  return {
    firstRow,
    signs: new Int32Array(bufferOf(row.signs)),
    levels: new Int8Array(bufferOf(row.levels)),
    scales,
  };
};

export const vectorOf = (row: Row): Float32Array => new Float32Array(bufferOf(row.vector));

export const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** The buffer of a blob, copied only if other bytes share it. */
const bufferOf = (blob: SQLOutputValue | undefined): ArrayBufferLike => {
  const bytes = blob as Uint8Array;
  return bytes.byteLength === bytes.buffer.byteLength ? bytes.buffer : bytes.slice().buffer;
};
