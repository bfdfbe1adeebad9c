import type { Draft } from "./block.ts";

const edge = 2;
const longest = 120;

/** Removes lines that repeat at the top or bottom of most pages and keeps each once, without page numbers. */
export const withoutHeadersAndFooters = (drafts: Draft[]): Draft[] => {
  const pages = [...Map.groupBy(drafts, (draft) => draft.place).values()];
  const edges = pages.flatMap((page) =>
    page.filter((_, index) => index < edge || index >= page.length - edge),
  );
  const shapes = Map.groupBy(edges.filter(isShort), shapeOf);
  const needed = Math.max(3, Math.ceil(pages.length * 0.6));
  const repeated = new Set(
    [...shapes].filter(([, found]) => found.length >= needed).flatMap(([, found]) => found),
  );
  const kept = new Set([...repeated].filter((draft) => /\p{L}/u.test(numberless(draft.text))).map(shapeOf));
  return [
    ...drafts.filter((draft) => !repeated.has(draft)),
    ...[...kept].flatMap((shape): Draft[] => {
      const first = shapes.get(shape)?.[0];
      return first ? [{ type: "running", text: first.text }] : [];
    }),
  ];
};

const isShort = (draft: Draft) => draft.type !== "table-row" && draft.text.length <= longest;

const shapeOf = (draft: Draft) =>
  draft.text
    .replace(/\p{Nd}+/gu, "#")
    .replace(/\s+/g, " ")
    .trim();

/** Removes page numbers such as "Page 4 of 12" and "- 4 -", in a few languages. */
const numberless = (text: string) =>
  text.replace(/\p{Nd}+/gu, "").replace(/\b(page|of|seite|von|página|pagina|de|sur|di|strana|pág)\b/giu, "");

/** Blocks for the lines of headers and footers, each once; page numbers are dropped. */
export const headerFooterBlocks = (texts: string[]): Draft[] => {
  const lines = texts.map((text) => text.replace(/\s+/g, " ").trim());
  return [...new Set(lines)]
    .filter((line) => /\p{L}/u.test(numberless(line)))
    .map((text) => ({ type: "running", text }));
};
