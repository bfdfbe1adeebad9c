import type { Draft } from "./block.ts";

const edge = 2;
const longest = 120;

/** Takes what stands at the top or bottom of most pages out of them and keeps it once, page numbers not at all. */
export function withoutHeadersAndFooters(drafts: Draft[]): Draft[] {
  const pages = [...Map.groupBy(drafts, (draft) => draft.place).values()];
  const edges = pages.flatMap((page) =>
    page.filter((_, index) => index < edge || index >= page.length - edge),
  );
  const shapes = Map.groupBy(edges.filter(isShort), shapeOf);
  const needed = Math.max(3, Math.ceil(pages.length * 0.6));
  const running = new Set(
    [...shapes].filter(([, found]) => found.length >= needed).flatMap(([, found]) => found),
  );
  const kept = new Set([...running].filter((draft) => /\p{L}/u.test(numberless(draft.text))).map(shapeOf));
  return [
    ...drafts.filter((draft) => !running.has(draft)),
    ...[...kept].flatMap((shape): Draft[] => {
      const first = shapes.get(shape)?.[0];
      return first ? [{ type: "running", text: first.text }] : [];
    }),
  ];
}

const isShort = (draft: Draft) => draft.type !== "table-row" && draft.text.length <= longest;

const shapeOf = (draft: Draft) =>
  draft.text
    .replace(/\p{Nd}+/gu, "#")
    .replace(/\s+/g, " ")
    .trim();

/** "Page 4 of 12", "- 4 -" and their like in a few languages come to nothing. */
const numberless = (text: string) =>
  text.replace(/\p{Nd}+/gu, "").replace(/\b(page|of|seite|von|página|pagina|de|sur|di|strana|pág)\b/giu, "");

/** Each line of a document's headers and footers once; page numbers say nothing. */
export function headerFooterBlocks(texts: string[]): Draft[] {
  const lines = texts.map((text) => text.replace(/\s+/g, " ").trim());
  return [...new Set(lines)]
    .filter((line) => /\p{L}/u.test(numberless(line)))
    .map((text) => ({ type: "running", text }));
}
