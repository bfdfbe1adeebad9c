import type { Draft } from "../../blocks/block.ts";
import { type Row, tableRows } from "../../blocks/table-rows.ts";
import type { PageBlock, TableBlock, TextBlock } from "../blocks/block.ts";
import { isItem, itemText } from "../blocks/marker.ts";

type PlaceOf = (page: number) => string;

/** Blocks as drafts. A table that goes on over pages is one table. */
export const draftsOf = (blocks: PageBlock[], placeOf: PlaceOf): Draft[] => {
  const tables = tableDrafts(blocks, placeOf);
  return blocks.flatMap((block, index) =>
    withStatus(
      block.kind === "table" ? (tables.get(block) ?? []) : textDrafts(block, blocks[index - 1], placeOf),
      block,
    ),
  );
};

const tableDrafts = (blocks: PageBlock[], placeOf: PlaceOf): Map<TableBlock, Draft[]> => {
  const tables = blocks.filter((block) => block.kind === "table");
  const drafts = new Map<TableBlock, Draft[]>();
  for (const parts of Map.groupBy(tables, (table) => table.continues ?? table).values()) {
    const rows = parts.map(({ rows, page }) =>
      rows.filter(isFilled).map((row) => ({ ...row, place: placeOf(page) })),
    );
    const all = tableRows(rows.flat());
    for (const [index, part] of parts.entries()) drafts.set(part, all.splice(0, rows[index]?.length));
  }
  return drafts;
};

const withStatus = (drafts: Draft[], { status }: PageBlock): Draft[] =>
  status ? drafts.map((draft) => ({ ...draft, status })) : drafts;

const isFilled = ({ cells }: Row) => cells.some((cell) => cell.trim());

const textDrafts = (block: TextBlock, before: PageBlock | undefined, placeOf: PlaceOf): Draft[] => {
  const place = placeOf(block.page);
  const links = (block.links ?? []).filter((link) => !block.text.includes(link));
  const shown = links.length > 0 ? `(${links.join(", ")})` : "";
  if (block.role === "heading") {
    const heading: Draft = { type: "heading", level: block.level ?? 1, text: block.text, place };
    return shown ? [heading, { type: "paragraph", text: shown, place }] : [heading];
  }
  const text = shown ? `${block.text} ${shown}` : block.text;
  if (block.role === "list-item" || (!block.role && isOwnItem(block.text))) {
    const item = itemText(text);
    const pageBreaks = pageBreaksOf(block, placeOf, item.length - text.length);
    return [
      { type: "list-item", level: block.level ?? depthOf(block, before), text: item, place, ...pageBreaks },
    ];
  }
  if (block.role === "note") return [{ type: "note", text, place }];
  if (block.role === "code" || (!block.role && block.isMono && block.lines > 1))
    return [{ type: "code", text, place }];
  return [{ type: "paragraph", text, place, ...pageBreaksOf(block, placeOf) }];
};

const pageBreaksOf = ({ pageBreaks }: TextBlock, placeOf: PlaceOf, shift = 0) =>
  pageBreaks && { pageBreaks: pageBreaks.map(({ at, page }) => ({ at: at + shift, place: placeOf(page) })) };

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
