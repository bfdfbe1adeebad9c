import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toString as plainOf } from "mdast-util-to-string";
import { gfm } from "micromark-extension-gfm";

interface Hit {
  start: number;
  end: number;
}

/** Where folded words stand in a text: offsets in UTF-16 units, in order and without overlaps. */
export const hitsIn = (text: string, words: string[]): Hit[] => {
  // offsets hold only where folding changes no length, which is nearly every text
  const searched = text.toLowerCase();
  if (searched.length !== text.length) return [];
  const found = words.flatMap((word) => [...placesOf(searched, word)]);
  const sorted = found.toSorted((one, other) => one.start - other.start || other.end - one.end);
  return sorted.filter(({ start }, at) => sorted.slice(0, at).every(({ end }) => start >= end));
};

function* placesOf(text: string, word: string): Generator<Hit> {
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length))
    yield { start, end: start + word.length };
}

/** Some letters of a Markdown text without its signs: from the beginning, or around the first word that was searched. */
export const excerptOf = (
  markdown: string,
  { words, letters }: { words: string[]; letters: number },
): string => {
  const plain = plainText(markdown);
  if (plain.length <= letters) return plain;
  const first = Math.min(...hitsIn(plain, words).map(({ start }) => start));
  const isFar = Number.isFinite(first) && first > letters - 40;
  const from = isFar ? wordStart(plain, first - 60) : 0;
  const cut = plain.slice(from, from + letters);
  // half a sign of two units is no sign
  const whole = cut.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, "");
  return `${from > 0 ? "…" : ""}${whole}${from + letters < plain.length ? "…" : ""}`;
};

const wordStart = (text: string, from: number): number => {
  const space = text.indexOf(" ", from);
  return space >= 0 && space - from < 30 ? space + 1 : from;
};

const plainText = (markdown: string): string => {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return tree.children
    .map((block) => plainOf(block))
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();
};
