import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import * as z from "zod";
import { DocumentPassage, TextBlock } from "#shared/contract/documents.ts";
import { partsOf, type Read } from "./parts.ts";

const compress = promisify(gzip);
const expand = promisify(gunzip);

const span = { start: z.number().int(), end: z.number().int() };

/** The index of a stored text: its parts with their byte ranges. */
export const TextIndex = z.object({
  /** Characters in the whole text. */
  total: z.number().int(),
  passages: z.number().int(),
  /** Bytes are counted from the end of the index. */
  parts: z.array(
    z.object({ passagesBefore: z.number().int(), from: z.number().int(), to: z.number().int() }),
  ),
});
export type TextIndex = z.infer<typeof TextIndex>;

export const StoredPart = z.object({
  ...span,
  text: z.string(),
  blocks: z.array(TextBlock),
  passages: z.array(DocumentPassage),
});
export type StoredPart = z.infer<typeof StoredPart>;

/**
 * Packs a document's extracted text as one file: the index and then the parts of the text, each as JSON in a gzip member
 * of its own, so that a part is read without the others.
 */
export const pack = async (read: Read<DocumentPassage>) => {
  const parts = partsOf(read);
  const members: Buffer[] = [];
  const index: TextIndex = { total: read.text.length, passages: read.passages.length, parts: [] };
  let from = 0;
  for (const part of parts) {
    const member = await packed(StoredPart, part);
    const { passagesBefore } = part;
    index.parts.push({ passagesBefore, from, to: from + member.length });
    from += member.length;
    members.push(member);
  }
  const head = await packed(TextIndex, index);
  return { bytes: Buffer.concat([head, ...members]), indexBytes: head.length };
};

/** Parsing first leaves out what is not kept. */
const packed = <S extends z.ZodType>(shape: S, value: z.input<S>): Promise<Buffer> =>
  compress(JSON.stringify(shape.parse(value)));

export const unpacked = async <S extends z.ZodType>(shape: S, member: Uint8Array): Promise<z.output<S>> =>
  shape.parse(JSON.parse((await expand(member)).toString()));
