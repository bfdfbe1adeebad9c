export interface Part {
  /** Where it starts in the passage. */
  start: number;
  text: string;
  isMarked: boolean;
}

/**
 * A passage cut into what the answer quotes and what stands around it. An answer in its own words quotes nothing: then
 * the whole passage is what it rests on.
 */
export const markedParts = (passage: string, quotes: string[]): Part[] => {
  const pattern = quotes.map(ignoringSpace).filter(Boolean).join("|");
  const parts = pattern ? cut(passage, new RegExp(pattern, "giu")) : [];
  return parts.some(({ isMarked }) => isMarked) ? parts : [{ start: 0, text: passage, isMarked: true }];
};

const cut = (passage: string, pattern: RegExp): Part[] => {
  const parts: Part[] = [];
  let end = 0;
  for (const match of passage.matchAll(pattern)) {
    if (match.index > end) parts.push({ start: end, text: passage.slice(end, match.index), isMarked: false });
    parts.push({ start: match.index, text: match[0], isMarked: true });
    end = match.index + match[0].length;
  }
  return end < passage.length ? [...parts, { start: end, text: passage.slice(end), isMarked: false }] : parts;
};

const ignoringSpace = (quote: string): string =>
  quote
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"))
    .join("\\s+");
