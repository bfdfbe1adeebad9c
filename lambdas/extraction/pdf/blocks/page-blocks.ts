import type { PageContent } from "../content/glyph.ts";
import { arrange } from "../layout/arrange.ts";
import { withDropCaps } from "../layout/lines/drop-caps.ts";
import { markEntries } from "../layout/lines/entries.ts";
import { withoutFootnotes } from "../layout/lines/footnotes.ts";
import { markShades } from "../layout/lines/shades.ts";
import type { Region } from "../layout/region.ts";
import { rowsOf } from "../layout/row.ts";
import { continuedTable } from "../layout/tables/continued/continued-table.ts";
import { withRuledTables } from "../layout/tables/ruled/with-tables.ts";
import { withDrawnBullets } from "../marks/drawn-bullets.ts";
import { isRightToLeftText } from "../text/bidi.ts";
import { type Frame, framesOf } from "../text/glyphs/frame.ts";
import type { Segment } from "../text/segment.ts";
import { segmentsOf } from "../text/segments.ts";
import { joinLine } from "../text/words/join-lines.ts";
import type { Vocabulary } from "../text/words/vocabulary.ts";
import type { PageBlock, TableBlock, TextBlock } from "./block.ts";
import { type Line, linesOf } from "./line.ts";
import { bottomOfHeader, outsideMargins, withoutMargins } from "./margins.ts";
import { paragraphsOf } from "./paragraphs.ts";

export interface PageContext {
  page: number;
  vocabulary: Vocabulary;
  /** Adds the values of form fields, which are not part of the page's text. */
  addFields: (segments: Segment[]) => Segment[];
  /** Adds link addresses to the lines they belong to. */
  addLinks: (segments: Segment[]) => void;
  /** The table that ends the page before. */
  openTable?: TableBlock | undefined;
}

/** Blocks of an untagged page in reading order, derived from text positions. */
export const blocksOf = (content: PageContent, context: PageContext): PageBlock[] => {
  const frames = framesOf(content);
  return (frames.length > 0 ? frames : [{ angle: 0, glyphs: [], rules: [], shapes: [] }]).flatMap(
    (frame, index) =>
      frameBlocks(frame, content, {
        ...(index === 0 && frame.angle === 0 ? context : withoutMarks(context)),
        openTable: index === 0 ? context.openTable : undefined,
      }),
  );
};

const frameBlocks = (frame: Frame, { width, height }: PageContent, context: PageContext): PageBlock[] => {
  const drawn = withDrawnBullets(segmentsOf(frame.glyphs, frame.rules), frame.shapes);
  for (const { text } of drawn) context.vocabulary.add(text);
  const segments = context.addFields(withDropCaps(drawn, context.vocabulary.has));
  context.addLinks(segments);
  markEntries(segments);
  markShades(segments, frame.shapes);
  const isRightToLeft = isRightToLeftText(segments.map(({ text }) => text).join(" "));
  const pageHeight = frame.angle % 180 === 0 ? height : width;
  const { body: text, notes } = withoutFootnotes(segments, frame.rules, pageHeight);
  const marginHeight = frame.angle === 0 ? pageHeight : 0;
  const tables = withRuledTables(text, frame.rules, { isRightToLeft, within: outsideMargins(marginHeight) });
  const direction = { isRightToLeft };
  const { openTable } = context;
  const marginBottom = bottomOfHeader(marginHeight);
  const found = openTable && continuedTable(tables, openTable.edges, { isRightToLeft, marginBottom });
  const rest = withoutMargins(found?.below ?? tables, marginHeight, { hasHeader: !found });
  const above = found ? rowsOf(found.above).map((row) => row.segments) : rest.above;
  const regions = [
    ...(found ? [found.region] : []),
    ...arrange(withRuledTables(rest.body, frame.rules, direction), direction),
  ];
  return [
    ...above.flatMap((row) => textBlocks(row, pageHeight, context)),
    ...withNotes(
      regions.flatMap((region) => regionBlocks(region, pageHeight, context)),
      notes.flatMap((note) => noteBlocks(note, pageHeight, context)),
    ),
    ...rest.below.flatMap((row) => textBlocks(row, pageHeight, context)),
  ];
};

/** Inserts footnotes after the page's text, but before a last sentence that continues on the next page. */
const withNotes = (blocks: PageBlock[], notes: TextBlock[]): PageBlock[] => {
  const last = blocks.at(-1);
  const runsOn = blocks.length > 1 && last?.kind === "text" && !last.role && /[\p{Ll},-]$/u.test(last.text);
  return runsOn ? [...blocks.slice(0, -1), ...notes, last] : [...blocks, ...notes];
};

/** Footnotes as blocks, one for each note. */
const noteBlocks = (segments: Segment[], pageHeight: number, context: PageContext): TextBlock[] => {
  const [first, ...others] = textBlocks(segments, pageHeight, context);
  if (!first) return [];
  const text = others.reduce((all, { text }) => joinLine(all, text, context.vocabulary.has), first.text);
  return [{ ...first, text, role: "note" }];
};

/** Annotation areas are in upright page space, so they do not apply to rotated text. */
const withoutMarks = (context: PageContext): PageContext => ({
  ...context,
  addFields: (segments) => segments,
  addLinks: () => undefined,
});

const regionBlocks = (region: Region, pageHeight: number, context: PageContext): PageBlock[] => {
  if (region.kind === "table") return [{ ...region, page: context.page }];
  if (region.kind === "entries") return entryBlocks(region.segments, pageHeight, context);
  const blocks: PageBlock[] = [];
  let pending: Segment[] = [];
  const flush = () => {
    blocks.push(...textBlocks(pending, pageHeight, context));
    pending = [];
  };
  for (const segment of rowsOf(region.segments).flatMap((row) => row.segments)) {
    if (!segment.table) pending.push(segment);
    else {
      flush();
      blocks.push({ kind: "table", ...segment.table, page: context.page, size: segment.size });
    }
  }
  flush();
  return blocks;
};

/** Entries of a table of contents, each with its page number and all its lines. */
const entryBlocks = (segments: Segment[], pageHeight: number, context: PageContext): TextBlock[] => {
  const lines = linesOf(segments);
  const starts = lines.filter(({ text }) => /^\p{Nd}/u.test(text)).length;
  const isNumberFirst = starts > lines.filter(({ text }) => /\p{Nd}$/u.test(text)).length;
  const entries: Line[][] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    const before = last?.at(-1)?.text ?? "";
    const goesOn = isNumberFirst ? !/^\p{Nd}/u.test(line.text) : !/(?:\p{Nd}|^[ivxlc]+)$/u.test(before);
    if (last && goesOn) last.push(line);
    else entries.push([line]);
  }
  return entries.flatMap((own) => {
    const [block, ...others] = own.flatMap((line) =>
      paragraphsOf([line], context.page, pageHeight, context.vocabulary.has),
    );
    return block
      ? [{ ...block, text: [block, ...others].map(({ text }) => text).join(" "), role: "list-item" as const }]
      : [];
  });
};

export const textBlocks = (
  segments: Segment[],
  pageHeight: number,
  { page, vocabulary }: PageContext,
): TextBlock[] =>
  segments.length > 0 ? paragraphsOf(linesOf(segments), page, pageHeight, vocabulary.has) : [];
