import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { DocumentPassage, TextBlock } from "#shared/documents/text.ts";
import { partsOf, type Read } from "./parts.ts";
import type { PackedText, StoredPart, TextIndex } from "./stored-text.ts";

const compress = promisify(gzip);

/**
 * Packs a document's extracted text with each part as JSON in a gzip member of its own, so that a part is read without
 * the others. Runs in the sandbox, so it loads no schemas.
 */
export const pack = async (read: Read<DocumentPassage>): Promise<PackedText> => {
  const members: Buffer[] = [];
  const index: TextIndex = { total: read.text.length, passages: read.passages.length, parts: [] };
  let from = 0;
  for (const { start, end, text, blocks, passages, passagesBefore } of partsOf(read)) {
    const part = { start, end, text, blocks: blocks.map(storedBlock), passages: passages.map(storedPassage) };
    const member = await packed<StoredPart>(part);
    index.parts.push({ passagesBefore, from, to: from + member.length });
    from += member.length;
    members.push(member);
  }
  const head = await packed<TextIndex>(index);
  return { bytes: Buffer.concat([head, ...members]), indexBytes: head.length };
};

/** The extracted block has more fields. */
const storedBlock = ({
  type,
  start,
  end,
  level,
  place,
  pageBreaks,
  cells,
  columns,
  isHeader,
}: TextBlock): TextBlock => ({
  type,
  start,
  end,
  level,
  place,
  pageBreaks,
  cells,
  columns,
  isHeader,
});

const storedPassage = ({
  ordinal,
  start,
  end,
  titlePath,
  place,
  pageBreaks,
  text,
}: DocumentPassage): DocumentPassage => ({
  ordinal,
  start,
  end,
  titlePath,
  place,
  pageBreaks,
  text,
});

const packed = <Value>(value: Value): Promise<Buffer> => compress(JSON.stringify(value));
