import type { PageBlock, TextBlock } from "../blocks/block.ts";
import { type Line, linesOf } from "../blocks/line.ts";
import { blocksOf, type PageContext } from "../blocks/page-blocks.ts";
import type { Glyph, PageContent } from "../content/glyph.ts";
import { withDropCaps } from "../layout/lines/drop-caps.ts";
import { framesOf } from "../text/glyphs/frame.ts";
import { segmentsOf } from "../text/segments.ts";
import { joinLine } from "../text/words/join-lines.ts";
import { coverOf } from "./cover.ts";
import { taggedBlocks } from "./tagged-blocks.ts";
import type { Tag } from "./tree.ts";

/** Blocks of a page by its structure tree; undefined if the tree does not cover the page. */
export const taggedPage = (
  content: PageContent,
  tree: Tag,
  context: PageContext,
): PageBlock[] | undefined => {
  const cover = coverOf(tree, content.glyphs);
  if (!cover) return undefined;
  const { openTable, ...untabled } = context;
  const part = (glyphs: Glyph[]) => blocksOf({ ...content, glyphs }, untabled);
  const text = (glyphs: Glyph[]) => textOf(glyphs, content, context);
  const blocks = taggedBlocks(tree, cover.tagged, { page: context.page, openTable, text, part });
  const rest = blocksOf({ ...content, glyphs: cover.rest, rules: [] }, untabled);
  const isAbove = (block: PageBlock) => block.kind === "text" && block.height < 0.2;
  return [...rest.filter(isAbove), ...blocks, ...rest.filter((block) => !isAbove(block))];
};

/** Text of one element in drawing order, across lines, columns and frames. */
const textOf = (
  glyphs: Glyph[],
  content: PageContent,
  { page, vocabulary, addLinks }: PageContext,
): TextBlock | undefined => {
  const [frame] = framesOf({ ...content, glyphs, rules: [] });
  if (!frame) return undefined;
  const lines = columnsIn(frame.glyphs).flatMap((column) => {
    const segments = withDropCaps(segmentsOf(column, []), vocabulary.has);
    if (frame.angle === 0) addLinks(segments);
    return linesOf(segments);
  });
  const links = lines.flatMap((line) => line.links);
  const [first] = lines;
  if (!first) return undefined;
  for (const line of lines) vocabulary.add(line.text);
  const isMono = lines.every((line) => line.isMono);
  return {
    kind: "text",
    page,
    text: lines.reduce(
      (all, line) => (isMono && all ? `${all}\n${line.text}` : joinLine(all, line.text, vocabulary.has)),
      "",
    ),
    size: lines.reduce((a, b) => (b.text.length > a.text.length ? b : a)).size,
    isBold: lines.every(({ isBold }) => isBold),
    isMono,
    lines: lines.length,
    endsFull: isFull(lines),
    left: first.left,
    textLeft: first.textLeft,
    gap: 9,
    height: first.top / content.height,
    ...(links.length > 0 && { links }),
  };
};

const isFull = (lines: Line[]): boolean => {
  const right = Math.max(...lines.map((line) => line.right));
  const left = Math.min(...lines.map((line) => line.left));
  return (lines.at(-1)?.right ?? left) > right - 0.08 * (right - left);
};

/** Splits an element that continues at the top of the next column. */
const columnsIn = (glyphs: Glyph[]): Glyph[][] => {
  const columns: Glyph[][] = [];
  let lowest = Number.NEGATIVE_INFINITY;
  for (const glyph of glyphs) {
    const isAbove = glyph.y < lowest - 2.5 * glyph.size;
    if (columns.length === 0 || isAbove) {
      columns.push([]);
      lowest = glyph.y;
    }
    columns.at(-1)?.push(glyph);
    lowest = Math.max(lowest, glyph.y);
  }
  return columns;
};
