import type { Row } from "../../blocks/table-rows.ts";
import type { PageBlock, TableBlock, TextBlock } from "../blocks/block.ts";
import type { Glyph } from "../content/glyph.ts";
import { median } from "../layout/row.ts";
import { headingLevel, isInline, isText } from "./roles.ts";
import { spannedRows, standsIn } from "./spans.ts";
import type { Tag } from "./tree.ts";
import { marksIn } from "./tree.ts";

/** Layout of glyphs, given by the caller: as one text, or as an untagged region. */
export interface Setting {
  page: number;
  /** The table that ends the page before. */
  openTable: TableBlock | undefined;
  text: (glyphs: Glyph[]) => TextBlock | undefined;
  part: (glyphs: Glyph[]) => PageBlock[];
}

type Context = Setting & { glyphs: Map<number, Glyph[]>; depth: number };

/** Blocks in the order and with the roles of the structure tree. */
export const taggedBlocks = (tree: Tag, glyphs: Map<number, Glyph[]>, setting: Setting): PageBlock[] =>
  flow(tree, { ...setting, glyphs, depth: 0 });

const glyphsOf = (marks: number[], { glyphs }: Context) => marks.flatMap((mark) => glyphs.get(mark) ?? []);

/** Blocks of the children in order; text outside block elements is laid out by position. */
const flow = (node: Tag, context: Context): PageBlock[] => {
  const blocks: PageBlock[] = [];
  let loose: number[] = [];
  const flush = () => {
    const own = glyphsOf(loose, context);
    if (own.length > 0) blocks.push(...context.part(own));
    loose = [];
  };
  for (const child of node.children) {
    if ("mark" in child) loose.push(child.mark);
    else if (isInline(child.role) && !hasBlocks(child)) loose.push(...marksIn(child));
    else {
      flush();
      blocks.push(...element(child, blocks.length > 0 ? { ...context, openTable: undefined } : context));
    }
  }
  flush();
  return blocks;
};

const element = (node: Tag, context: Context): PageBlock[] => {
  const level = headingLevel(node.role);
  if (node.role === "Table") return table(node, context);
  if (node.role === "L") return flow(node, { ...context, depth: context.depth + 1 });
  if (node.role === "LI") return item(node, context);
  if (node.role === "Figure" && marksIn(node).length === 0) return [];
  if (isText(node.role) && hasNotes(node)) return aroundNotes(node, context);
  if (!isText(node.role) || hasBlocks(node)) return flow(node, context);
  const own = glyphsOf(marksIn(node), context);
  const block = own.length > 0 ? context.text(own) : undefined;
  if (!block) return [];
  if (node.role === "Figure" || (level === undefined && block.lines > 60)) return context.part(own);
  return [{ ...block, role: roleOf(node.role, level), ...(level && { level }) }];
};

const isNote = (child: Tag | { mark: number }): child is Tag =>
  "role" in child && (child.role === "Note" || child.role === "FENote");

/** True if notes are the only blocks inside. */
const hasNotes = (node: Tag): boolean =>
  node.children.some(isNote) &&
  !hasBlocks({ ...node, children: node.children.filter((child) => !isNote(child)) });

/** A whole paragraph, then its notes. */
const aroundNotes = (node: Tag, context: Context): PageBlock[] => [
  ...element({ ...node, children: node.children.filter((child) => !isNote(child)) }, context),
  ...node.children.filter(isNote).flatMap((note) => element(note, context)),
];

const roleOf = (role: string, level: number | undefined): TextBlock["role"] => {
  if (level !== undefined) return "heading";
  if (role === "TOCI") return "list-item";
  return role === "Note" || role === "FENote" ? "note" : "paragraph";
};

/** The item's text, then nested lists and paragraphs. */
const item = (node: Tag, context: Context): PageBlock[] => {
  const own: number[] = [];
  const inner: PageBlock[] = [];
  const walk = (tag: Tag) => {
    for (const child of tag.children) {
      if ("mark" in child) own.push(child.mark);
      else if (["L", "Table"].includes(child.role)) inner.push(...element(child, context));
      else if (child.role === "P" && own.length > 4 && inner.length > 0)
        inner.push(...element(child, context));
      else walk(child);
    }
  };
  walk(node);
  const glyphs = glyphsOf(own, context);
  const block = glyphs.length > 0 ? context.text(glyphs) : undefined;
  return block ? [{ ...block, role: "list-item", level: Math.max(1, context.depth) }, ...inner] : inner;
};

const table = (node: Tag, context: Context): PageBlock[] => {
  const rows = rowsIn(node);
  const cells = rows.map((row) =>
    row.children.flatMap((child) => ("mark" in child ? [] : [child])).filter(isCell),
  );
  const all = cells.map((row) =>
    row.map((cell) => ({ role: cell.role, glyphs: glyphsOf(marksIn(cell), context) })),
  );
  // The tree of each page has the rows of all pages.
  const drawn = all.filter((row) => row.some(({ glyphs }) => glyphs.length > 0));
  const { openTable } = context;
  const isGrid = drawn.some((row) => row.length > 1) || (openTable && standsIn(drawn, openTable.edges));
  if (!isGrid || rows.some((row) => contains(row, "Table")))
    return flow({ ...node, role: "Div", children: node.children.flatMap(opened) }, context);
  const captions = node.children.flatMap((child) =>
    "mark" in child || child.role !== "Caption" ? [] : element(child, context),
  );
  const texts = drawn.map((row) =>
    row.map(({ glyphs }) => ({ glyphs, text: context.text(glyphs)?.text ?? "" })),
  );
  const spanned = spannedRows(texts, openTable?.edges);
  const table = spanned.rows.map(
    (row, index): Row => ({
      cells: row,
      isHeader: row.length > 1 && drawn[index]?.every(({ role }) => role === "TH") === true,
    }),
  );
  const size = median(drawn.flat().flatMap(({ glyphs }) => glyphs.slice(0, 1).map((glyph) => glyph.size)));
  return [...captions, { kind: "table", rows: table, page: context.page, size, edges: spanned.edges }];
};

const isCell = ({ role }: Tag) => role === "TD" || role === "TH";

/** Layout tables are replaced by the content of their cells. */
const opened = (child: Tag | { mark: number }): (Tag | { mark: number })[] =>
  "mark" in child
    ? [child]
    : ["THead", "TBody", "TFoot", "TR", "TD", "TH"].includes(child.role)
      ? child.role.startsWith("T") && isCell(child)
        ? [{ ...child, role: "Div" }]
        : child.children.flatMap(opened)
      : [child];

const rowsIn = (node: Tag): Tag[] =>
  node.children.flatMap((child) => {
    if ("mark" in child) return [];
    if (child.role === "TR") return [child];
    return ["THead", "TBody", "TFoot"].includes(child.role) ? rowsIn(child) : [];
  });

const contains = (node: Tag, role: string): boolean =>
  node.children.some((child) => !("mark" in child) && (child.role === role || contains(child, role)));

const hasBlocks = (node: Tag): boolean =>
  node.children.some((child) => !("mark" in child) && (!isInline(child.role) || hasBlocks(child)));
