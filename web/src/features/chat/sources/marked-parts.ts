export interface Part {
  /** Offset in the passage. */
  start: number;
  text: string;
  isMarked: boolean;
}

/**
 * Splits a passage into the quoted parts and the text around them. For an answer in its own words, the
 * sentences that share most words with it are marked; if none does, every line is.
 */
export const markedParts = (passage: string, quotes: string[]): Part[] => {
  const kindred = quotes.flatMap((quote) => mostLike(passage, quote) ?? []);
  for (const told of [quotes, kindred]) {
    const pattern = told.map(ignoringSpace).filter(Boolean).join("|");
    const parts = pattern ? cut(passage, new RegExp(pattern, "giu")) : [];
    if (parts.some(({ isMarked }) => isMarked)) return parts;
  }
  return cut(passage, /\S[^\n]*/g);
};

const leastLikeness = 0.25;

/** The sentence or line of the passage that shares most words with the quote. */
const mostLike = (passage: string, quote: string): string | undefined => {
  const said = wordsOf(quote);
  const rated = passage
    .split("\n")
    .flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim()))
    .map((sentence) => ({ sentence, likeness: likeness(wordsOf(sentence), said) }));
  const best = rated.reduce((a, b) => (b.likeness > a.likeness ? b : a), {
    sentence: "",
    likeness: leastLikeness,
  });
  return best.sentence || undefined;
};

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });
const words = new Intl.Segmenter(undefined, { granularity: "word" });

const wordsOf = (text: string): Set<string> =>
  new Set(
    [...words.segment(text.toLowerCase())]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment),
  );

const likeness = (a: Set<string>, b: Set<string>): number =>
  (2 * [...a].filter((word) => b.has(word)).length) / (a.size + b.size || 1);

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
