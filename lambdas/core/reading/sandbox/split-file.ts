import type { Named, Report } from "#extraction/blocks/block.ts";
import { extract } from "#extraction/extract.ts";
import { chunk } from "../chunk/chunk.ts";
import type { Chunk } from "../chunk/passage.ts";
import { pack } from "../text/pack.ts";
import type { PackedText } from "../text/stored-text.ts";
import { limits } from "./limits.ts";

/** A file's passages, and its text as it is stored. */
export interface SplitFile {
  chunks: Chunk[];
  text: PackedText;
  /** Sentences for the document's owner about parts that could not be read. */
  warnings: string[];
}

/** Extracts a file's text, cuts it into passages and packs it. `onSplit` is called when the text is extracted. */
export const splitFile = async (
  bytes: Uint8Array,
  named: Named,
  { report, onSplit }: { report: Report; onSplit(): void },
): Promise<SplitFile> => {
  const { warnings, ...extracted } = await extract(bytes, named, report);
  onSplit();
  const all = chunk({ ...extracted, warnings });
  const chunks = all.slice(0, limits.passages);
  const text = await pack({ text: extracted.text, blocks: extracted.blocks, passages: chunks });
  return {
    chunks,
    text,
    warnings: chunks.length < all.length ? [...warnings, tooLong(chunks, all)] : warnings,
  };
};

const tooLong = (chunks: Chunk[], all: Chunk[]): string => {
  const share = Math.max(1, Math.floor((chunks.length / all.length) * 100));
  return `The document is too long to be searched whole: about the first ${share} % of it can be found. Split it into several files.`;
};
