export interface Piece {
  text: string;
  start: number;
  end: number;
}

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });
const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** Pieces of at most `limit` characters of a text, cut between sentences; only an endless one is cut at words. */
export function cut(text: string, limit: number): Piece[] {
  const parts = windowsOf(text).flatMap((window) => sentenceSpans(text, window, limit));
  return pack(parts, limit)
    .map(({ from, to }) => trimmed(text, from, to))
    .filter((piece) => piece.text);
}

/**
 * In characters. The segmenter copies its text for each segment that it returns, so one call for a line of 12 million
 * characters took 1.5 GB.
 */
const windowLength = 20_000;

const windowsOf = (text: string): Span[] => {
  const windows: Span[] = [];
  for (let from = 0; from < text.length; from = windows.at(-1)?.to ?? text.length)
    windows.push({ from, to: windowEnd(text, from) });
  return windows;
};

/** Behind the last space in the window's end, so that no word is cut; without one, between two characters. */
const windowEnd = (text: string, from: number): number => {
  const most = from + windowLength;
  if (most >= text.length) return text.length;
  for (let at = most; at > most - windowLength / 10; at -= 1) if (/\s/.test(text.charAt(at - 1))) return at;
  return /[\uDC00-\uDFFF]/.test(text.charAt(most)) ? most - 1 : most;
};

const sentenceSpans = (text: string, { from, to }: Span, limit: number): Span[] =>
  [...sentences.segment(text.slice(from, to))].flatMap(({ segment, index }) =>
    segment.length <= limit
      ? [{ from: from + index, to: from + index + segment.length }]
      : wordRuns(segment, from + index, limit),
  );

type Span = { from: number; to: number };

function wordRuns(sentence: string, offset: number, limit: number): Span[] {
  const spans = [...words.segment(sentence)].flatMap(({ segment, index }) =>
    segment.length <= limit
      ? [{ from: index, to: index + segment.length }]
      : slices(index, segment.length, limit),
  );
  return pack(spans, limit).map(({ from, to }) => ({ from: from + offset, to: to + offset }));
}

const slices = (from: number, length: number, limit: number): Span[] =>
  Array.from({ length: Math.ceil(length / limit) }, (_, index) => ({
    from: from + index * limit,
    to: from + Math.min(length, (index + 1) * limit),
  }));

function pack(spans: Span[], limit: number): Span[] {
  const packed: Span[] = [];
  for (const span of spans) {
    const last = packed.at(-1);
    if (last && span.to - last.from <= limit) last.to = span.to;
    else packed.push({ ...span });
  }
  return packed;
}

function trimmed(text: string, from: number, to: number): Piece {
  const raw = text.slice(from, to);
  const start = from + (raw.length - raw.trimStart().length);
  return { text: raw.trim(), start, end: start + raw.trim().length };
}
