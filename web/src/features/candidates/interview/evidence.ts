import type { Evaluation } from "#shared/candidates/shapes.ts";

export interface Piece {
  text: string;
  /** The criteria that the piece is evidence for. */
  criteria: string[];
}

/** An answer in pieces, cut where the sentences begin and end that are evidence. */
export const piecesOf = (text: string, answer: number, evaluation: Evaluation | undefined): Piece[] => {
  const spans = (evaluation?.marks ?? []).flatMap(({ criterion_id, quote }) =>
    quote?.answer === answer && quote.start < quote.end && quote.end <= text.length
      ? [{ criterion_id, start: quote.start, end: quote.end }]
      : [],
  );
  const cuts = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])].sort(
    (one, other) => one - other,
  );
  return cuts.slice(1).map((end, at) => {
    const start = cuts[at] ?? 0;
    const criteria = spans.filter((span) => span.start <= start && span.end >= end);
    return { text: text.slice(start, end), criteria: criteria.map(({ criterion_id }) => criterion_id) };
  });
};
