import type { Segment } from "../../text/segment.ts";
import { median } from "../row.ts";

/** Joins a drop cap to its first line and aligns the lines beside it with its left edge. */
export const withDropCaps = (segments: Segment[], known: (word: string) => boolean): Segment[] => {
  const usual = median(segments.map(({ size }) => size));
  const capitals = segments.filter(({ text, size }) => size > 1.8 * usual && /^["“‘«]?\p{Lu}$/u.test(text));
  let rest = segments;
  for (const capital of capitals) {
    const beside = rest.filter((segment) => isBeside(segment, capital)).sort((a, b) => a.top - b.top);
    const [first, ...others] = beside;
    if (!first || others.length === 0 || first.top > capital.top + 1.2 * first.size) continue;
    const moved = new Map<Segment, Segment>(
      others.map((segment) => [segment, { ...segment, left: capital.left }]),
    );
    const glyphs = [...capital.glyphs, ...first.glyphs];
    moved.set(first, { ...first, left: capital.left, text: joined(capital.text, first.text, known), glyphs });
    rest = rest.flatMap((segment) => (segment === capital ? [] : [moved.get(segment) ?? segment]));
  }
  return rest;
};

const isBeside = (segment: Segment, capital: Segment) =>
  segment !== capital &&
  segment.size < 0.6 * capital.size &&
  segment.left > capital.right - 0.3 * segment.size &&
  segment.left < capital.right + 1.5 * segment.size &&
  segment.baseline > capital.top &&
  segment.baseline < capital.baseline + segment.size;

/** "A boat" starts with a word of one letter, "All boats" does not. */
const joined = (capital: string, text: string, known: (word: string) => boolean): string => {
  const word = /^\p{L}+/u.exec(text)?.[0] ?? "";
  const isWord = /^["“‘«]?[AIOÀYEÉÓUW]$/u.test(capital) && known(word) && !known(capital.at(-1) + word);
  return isWord ? `${capital} ${text}` : capital + text;
};
