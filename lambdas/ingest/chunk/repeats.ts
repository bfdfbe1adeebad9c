import type { Chunk } from "./passage.ts";
import type { Unit } from "./units.ts";
import { widthOf } from "./width.ts";

const shortest = 120;
const often = 3;

/** Leaves out what a document says at length again and again (terms below each offer), after the first time. */
export function withoutBoilerplate(units: Unit[]): Unit[] {
  const times = new Map<string, number>();
  for (const unit of units)
    if (isLong(unit)) times.set(wordsOf(unit.text), (times.get(wordsOf(unit.text)) ?? 0) + 1);
  const seen = new Set<string>();
  return units.filter((unit) => {
    if (!isLong(unit)) return true;
    const words = wordsOf(unit.text);
    if ((times.get(words) ?? 0) < often) return true;
    return !seen.has(words) && seen.add(words);
  });
}

/** Leaves out passages that say the same under the same headings as one before. */
export function withoutRepeats(chunks: Omit<Chunk, "ordinal">[]): Omit<Chunk, "ordinal">[] {
  const seen = new Set<string>();
  return chunks.filter(({ titlePath, text }) => {
    const words = [...titlePath, text].map(wordsOf).join("\n");
    return !seen.has(words) && seen.add(words);
  });
}

const isLong = ({ isRow, isHeading, text }: Unit) => !isRow && !isHeading && widthOf(text) >= shortest;

/** Words and numbers without case and punctuation; "page 3 of 12" counts for nothing. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(?:page|seite|página|pagina|pág\.?)\s*\d+(?:\s*(?:of|von|de|sur|di|\/)\s*\d+)?/gu, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
