import type { PageBlock, TextBlock } from "../../blocks/block.ts";
import { isItem } from "../../blocks/marker.ts";
import { joinLine } from "../../text/words/join-lines.ts";

const shortest = 60;

/** Joins a paragraph that goes on at the top of the next page, or of the next column. */
export const joinParagraphs = (blocks: PageBlock[], known: (word: string) => boolean): PageBlock[] => {
  const joined: PageBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last?.kind !== "text" || block.kind !== "text" || !goesOn(last, block)) {
      joined.push(block);
      continue;
    }
    const text = joinLine(last.text, block.text, known);
    const pageBreak = { at: text.length - block.text.length, page: block.page };
    const endPage = last.pageBreaks?.at(-1)?.page ?? last.page;
    if (block.page !== endPage) last.pageBreaks = [...(last.pageBreaks ?? []), pageBreak];
    if (block.links) last.links = [...(last.links ?? []), ...block.links];
    Object.assign(last, { text, lines: last.lines + block.lines, endsFull: block.endsFull });
  }
  return joined;
};

const goesOn = (last: TextBlock, next: TextBlock): boolean => {
  const pages = next.page - (last.pageBreaks?.at(-1)?.page ?? last.page);
  if (!isPlain(next) || isItem(next.text) || !(isPlain(last) || last.role === "list-item")) return false;
  if (last.isMono || next.isMono || last.isBold !== next.isBold) return false;
  if (Math.abs(last.size - next.size) > 0.08 * last.size) return false;
  if (pages > 1 || (pages < 1 && (next.gap < 9 || last.role || next.role || !last.endsFull))) return false;
  if (last.text.length < shortest || /[.!?:;…。！？：；]["”’»)\]]*$/u.test(last.text)) return false;
  if (/^[\p{Ll}]/u.test(next.text)) return true;
  return (
    pages === 1 &&
    last.endsFull &&
    last.lines > 1 &&
    next.lines > 1 &&
    /^["“„«(]?[\p{L}\p{Nd}]/u.test(next.text)
  );
};

const isPlain = ({ role }: TextBlock) => role === undefined || role === "paragraph";
