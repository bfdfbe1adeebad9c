import type { Draft } from "../blocks/block.ts";

/** The parser's time grows with the square of unpaired marks in a paragraph and of nested quotes and lists in a line. */
const maxMarks = 1000;
const maxClosings = 300;
const deepest = 20;

/** Marks beyond the limits stand in a private use area while the text is parsed, which makes them plain characters. */
const firstPrivate = 0xf0000;
const anyPrivate = /[\u{F0000}-\u{F007F}]/gu;

const markers = String.raw`(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))`;
const nested = new RegExp(`^((?:[ \\t]*${markers}){${deepest}}[ \\t]*\\d{0,9})([>\\-+*.)])`);

/** Markdown in which paragraphs with more marks than any author writes have them as plain characters. */
export const limitMarks = (source: string): string =>
  source
    .split(/(\n[ \t]*\n)/)
    .map((part) => shallow(hasTooMany(part) ? part.replace(/[[\]*_~]/g, shield) : part))
    .join("");

export const restoreMarks = (draft: Draft): Draft => ({
  ...draft,
  text: restored(draft.text),
  ...(draft.cells && { cells: draft.cells.map(restored) }),
  ...(draft.header && { header: draft.header.map(restored) }),
});

const restored = (text: string): string =>
  text.replace(anyPrivate, (one) => String.fromCharCode((one.codePointAt(0) ?? firstPrivate) - firstPrivate));

const shield = (mark: string): string => String.fromCodePoint(firstPrivate + mark.charCodeAt(0));

/** Counts the marks of each paragraph: a line that begins an item or a row of a table begins another. */
const hasTooMany = (part: string): boolean => {
  let marks = 0;
  let closings = 0;
  let open = 0;
  for (const line of part.split("\n")) {
    if (/^\s*(?:[-+*]|\d+[.)])\s|^\s*\|/.test(line)) marks = 0;
    for (const [mark] of line.matchAll(/[*_~]+|[[\]]/g)) {
      if (mark === "[") open += 1;
      else if (mark !== "]") marks += 1;
      else if (open > 0) open -= 1;
      else closings += 1;
    }
    if (marks > maxMarks || closings > maxClosings) return true;
  }
  return false;
};

const shallow = (part: string): string =>
  part
    .split("\n")
    .map((line) =>
      line.length < 2 * deepest || /^[\s*_-]+$/.test(line)
        ? line
        : line.replace(nested, (_, before: string, mark: string) => before + shield(mark)),
    )
    .join("\n");
