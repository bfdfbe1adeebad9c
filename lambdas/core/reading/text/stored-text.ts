import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import * as z from "zod";
import { DocumentPassage, TextBlock } from "#shared/documents/text.ts";

const expand = promisify(gunzip);

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
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  blocks: z.array(TextBlock),
  passages: z.array(DocumentPassage),
});
export type StoredPart = z.infer<typeof StoredPart>;

/** A document's extracted text as one file: the index, and then the parts. */
export interface PackedText {
  bytes: Uint8Array;
  indexBytes: number;
}

/** Reads a gzip member that `pack` wrote. */
export const unpacked = async <S extends z.ZodType>(shape: S, member: Uint8Array): Promise<z.output<S>> =>
  shape.parse(JSON.parse((await expand(member)).toString()));
