import type { Draft, Extraction } from "../blocks/block.ts";
import { headerFooterBlocks } from "../blocks/header-footer.ts";
import { statusOf } from "../marks/status/status-of.ts";
import { titleOf } from "../office/titles/summary-title.ts";
import { withTitle } from "../office/titles/title-property.ts";
import type { OleFile } from "../ole.ts";
import { plainBlocks } from "../plain/plain-blocks.ts";
import { openWord, tables, type WordFile } from "./format/fib.ts";
import { positions } from "./format/positions.ts";
import { wordArtTexts } from "./format/word-art.ts";
import { WordParagraphs } from "./format/word-paragraphs.ts";
import { paragraphDraft } from "./word-draft.ts";
import { WordLists } from "./word-lists.ts";
import { anchoredBlocks } from "./word-notes.ts";
import { WordTable } from "./word-tables.ts";

/** Index of the first header; footnote separators come before. */
const firstHeader = 6;

/** Reads Word 97 to 2003. Format: [MS-DOC]. */
export const readWord = (ole: OleFile): Extraction => {
  const file = openWord(ole);
  const paragraphs = new WordParagraphs(file);
  const body = paragraphs.isFormatted ? bodyBlocks(file, paragraphs) : plainBody(file, paragraphs);
  const drafts = [...body, ...headerFooterBlocks(headerFooterLines(file, paragraphs))];
  const warnings = paragraphs.leftOut.warnings();
  const status = wordArtTexts(file.table(tables.drawings)).flatMap(
    (text) => statusOf(text, "drawn") ?? [],
  )[0];
  return {
    drafts: withTitle(drafts, titleOf(ole.stream("\u0005SummaryInformation"))),
    warnings,
    ...(status && { status }),
  };
};

const bodyBlocks = (file: WordFile, paragraphs: WordParagraphs): Draft[] => {
  const lists = new WordLists(file.table(tables.lists), file.table(tables.listOverrides));
  const anchored = anchoredBlocks(file, paragraphs);
  const drafts: Draft[] = [];
  let table: WordTable | undefined;
  const closeTable = () => {
    for (const draft of table?.blocks() ?? []) drafts.push(draft);
    table = undefined;
  };
  for (const paragraph of paragraphs.between(0, file.lengths.body)) {
    const after: Draft[] = [];
    while ((anchored[0]?.at ?? Number.POSITIVE_INFINITY) < paragraph.to)
      after.push(...(anchored.shift()?.drafts ?? []));
    const own = [paragraphDraft(paragraph, lists), ...after];
    if (paragraph.depth > 0) {
      table ??= new WordTable();
      table.add(paragraph, own);
    } else {
      closeTable();
      drafts.push(...own);
    }
  }
  closeTable();
  return [...drafts, ...anchored.flatMap((one) => one.drafts)];
};

const plainBody = (file: WordFile, paragraphs: WordParagraphs): Draft[] => {
  const texts = [...paragraphs.between(0, file.lengths.body)].map(({ text }) => text);
  return [
    ...plainBlocks(texts.join("\n\n")),
    ...anchoredBlocks(file, paragraphs).flatMap((one) => one.drafts),
  ];
};

/** Lines of all headers and footers. Format: [MS-DOC] 2.8.9. */
const headerFooterLines = (file: WordFile, paragraphs: WordParagraphs): string[] => {
  const start = file.lengths.body + file.lengths.footnotes;
  const ends = positions(file.table(tables.headers), 0).at;
  const from = ends[firstHeader] ?? 0;
  const to = ends.at(-1) ?? 0;
  const last = start + Math.min(to, file.lengths.headers);
  return [...paragraphs.between(start + from, last)].map(({ text }) => text);
};
