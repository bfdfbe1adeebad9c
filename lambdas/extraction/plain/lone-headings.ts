import type { Draft } from "../blocks/block.ts";

const longest = 60;

/** A short line between empty ones, above a text or list that is longer, is its title; the first of all the document's. */
export function loneHeadings(drafts: Draft[]): Draft[] {
  const hasTitle = drafts[0]?.type === "heading";
  return drafts.map((draft, index) => {
    if (!isTitle(draft, drafts[index + 1])) return draft;
    return { ...draft, type: "heading", level: index === 0 ? 1 : hasTitle || index > 0 ? 2 : 1 };
  });
}

function isTitle({ type, text }: Draft, next: Draft | undefined): boolean {
  if (type !== "paragraph" || !next || text.length > longest || text.includes("\n")) return false;
  if (/[.!?:;,…。！？)"”»]$/.test(text) || !/^[\p{Lu}\p{Lo}\d]/u.test(text) || text.split(/\s+/).length > 8)
    return false;
  if (
    /^(dear|hello|hi|best regards|kind regards|sincerely|yours|liebe|sehr geehrte|mit freundlichen|bonjour|cordialement)\b/i.test(
      text,
    )
  )
    return false;
  if (/\d{4,}|@|^\d+$/.test(text)) return false;
  return next.type === "paragraph" && next.text.length >= Math.max(80, text.length * 2);
}
