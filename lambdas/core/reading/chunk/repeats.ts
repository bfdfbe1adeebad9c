import type { Chunk } from "./passage.ts";
import type { Unit } from "./units.ts";
import { widthOf } from "./width.ts";

const shortest = 120;
const often = 3;

/** Drops long texts that a document repeats, such as terms below each offer, after the first time. */
export const withoutBoilerplate = (units: Unit[]): Unit[] => {
  const keys = units.map((unit) => (isLong(unit) ? wordsOf(unit.text) : undefined));
  const times = new Map<string, number>();
  for (const key of keys) if (key !== undefined) times.set(key, (times.get(key) ?? 0) + 1);
  const seen = new Set<string>();
  return units.filter((_, index) => {
    const key = keys[index];
    if (key === undefined || (times.get(key) ?? 0) < often) return true;
    return !seen.has(key) && seen.add(key);
  });
};

/** Drops passages with the same words under the same headings as an earlier one. */
export const withoutRepeats = (chunks: Omit<Chunk, "ordinal">[]): Omit<Chunk, "ordinal">[] => {
  const seen = new Set<string>();
  const titles = new Map<string, string>();
  const titleWords = (title: string): string => {
    const words = titles.get(title) ?? wordsOf(title);
    titles.set(title, words);
    return words;
  };
  return chunks.filter(({ titlePath, text }) => {
    const key = [...titlePath.map(titleWords), wordsOf(text)].join("\n");
    return !seen.has(key) && seen.add(key);
  });
};

const isLong = ({ isRow, isHeading, text }: Unit) => !isRow && !isHeading && widthOf(text) >= shortest;

/** Words and numbers without case, punctuation and page numbers such as "page 3 of 12". */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(?:page|seite|página|pagina|pág\.?)\s*\d+(?:\s*(?:of|von|de|sur|di|\/)\s*\d+)?/gu, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
