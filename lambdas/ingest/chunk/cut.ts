export interface Piece {
  text: string;
  start: number;
  end: number;
}

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });
const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** Pieces of at most `limit` characters of a text, cut between sentences; only an endless one is cut at words. */
export function cut(text: string, limit: number): Piece[] {
  const parts = [...sentences.segment(text)].flatMap(({ segment, index }) =>
    segment.length <= limit ? [{ from: index, to: index + segment.length }] : wordRuns(segment, index, limit),
  );
  return pack(parts, limit)
    .map(({ from, to }) => trimmed(text, from, to))
    .filter((piece) => piece.text);
}

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
