import type { Draft } from "../../blocks/block.ts";
import { type Row, tableRows } from "../../blocks/table-rows.ts";
import type { PageBlock, TextBlock } from "../blocks/block.ts";
import { isItem, itemText } from "../blocks/marker.ts";

/** Blocks as drafts. A table that continues on the next page keeps its column labels. */
export const draftsOf = (blocks: PageBlock[]): Draft[] => {
  let header: string[] | undefined;
  let width = 0;
  return blocks.flatMap((block, index) => {
    if (block.kind === "text") return withStatus(textDrafts(block, blocks[index - 1]), block);
    const goesOn = blocks[index - 1]?.kind === "table" && block.rows[0]?.cells.length === width;
    const drafts =
      goesOn && header
        ? continued(block.rows, header, block.page)
        : tableRows(block.rows, { place: placeOf(block) });
    header = drafts.findLast(({ isHeader }) => isHeader)
      ? labelsOf(block.rows, drafts)
      : goesOn
        ? header
        : undefined;
    width = block.rows[0]?.cells.length ?? 0;
    return withStatus(drafts, block);
  });
};

const withStatus = (drafts: Draft[], { status }: PageBlock): Draft[] =>
  status ? drafts.map((draft) => ({ ...draft, status })) : drafts;

const continued = (rows: Row[], header: string[], page: number): Draft[] => {
  const own = rows.filter(({ cells }) => cells.join() !== header.join());
  return tableRows([{ cells: header, isHeader: true }, ...own], { place: `Page ${page}` }).slice(1);
};

const labelsOf = (rows: Row[], drafts: Draft[]): string[] | undefined => {
  const last = drafts.findLast(({ isHeader }) => isHeader)?.text;
  const one = (cells: string[]) =>
    cells
      .map((cell) => cell.replace(/\s+/g, " ").trim())
      .filter(Boolean)
      .join(" | ");
  return rows.find(({ cells }) => one(cells) === last)?.cells;
};

const textDrafts = (block: TextBlock, before: PageBlock | undefined): Draft[] => {
  const place = placeOf(block);
  const links = (block.links ?? []).filter((link) => !block.text.includes(link));
  const shown = links.length > 0 ? `(${links.join(", ")})` : "";
  if (block.role === "heading") {
    const heading: Draft = { type: "heading", level: block.level ?? 1, text: block.text, place };
    return shown ? [heading, { type: "paragraph", text: shown, place }] : [heading];
  }
  const text = shown ? `${block.text} ${shown}` : block.text;
  if (block.role === "list-item" || (!block.role && isOwnItem(block.text)))
    return [{ type: "list-item", level: block.level ?? depthOf(block, before), text: itemText(text), place }];
  if (block.role === "note") return [{ type: "note", text, place }];
  if (block.role === "code" || (!block.role && block.isMono && block.lines > 1))
    return [{ type: "code", text, place }];
  return [{ type: "paragraph", text, place }];
};

/** False for a sentence that enumerates inline: "(1) ... (2) ...". */
const isOwnItem = (text: string) => isItem(text) && !(/^\(1\)/.test(text) && / \(2\) /.test(text));

/** An item indented further than the previous one is nested in it. */
const depthOf = (block: TextBlock, before: PageBlock | undefined): number => {
  const isUnder = before?.kind === "text" && isItem(before.text) && block.left > before.left + block.size;
  const depth = before?.kind === "text" ? (before.level ?? 1) : 1;
  const level = isUnder
    ? depth + 1
    : before?.kind === "text" && isItem(before.text) && Math.abs(block.left - before.left) < block.size
      ? depth
      : 1;
  block.level = level;
  return level;
};

const placeOf = ({ page }: PageBlock) => `Page ${page}`;
