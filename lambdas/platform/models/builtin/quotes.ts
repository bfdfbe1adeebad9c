import { type Asked, readQuestion } from "../../search/analysis/reading/asked.ts";
import { type Reading, readPassage, readSentence } from "../../search/analysis/reading/reading.ts";
import { scorePairs, scoreSentence } from "../../search/analysis/reading/score.ts";
import { weigh } from "../../search/analysis/reading/weights.ts";
import type { Passage } from "../../search/port.ts";
import { holdsExpected } from "./expected.ts";
import { type Quotable, quotableOf } from "./quotable.ts";

interface Scored extends Quotable {
  order: number;
  score: number;
}

const pairWeight = 0.7;
/** What the titles and the passage's other sentences say counts this much for a sentence that does not say it. */
const titleWeight = 0.35;
const aroundWeight = 0.1;
/** What a sentence gains that has the kind of thing asked for, as a part of the weight of all terms. */
const expectedWeight = 0.1;
/** Each passage after the first counts this much less. */
const rankLoss = 0.12;
/** A sentence gains this part of the score of the one before it, which it may carry on. */
const carriedOn = 0.2;
/** A further quote is worth it where it has at least this part of the best one's score. */
const worthwhile = { here: 0.5, elsewhere: 0.75, row: 0.9 };
const most = 3;
const mostWords = 62;

/** What answers the question best, at least one and at most three quotes, in reading order. */
export const bestQuotes = (question: string, passages: Passage[]): Quotable[] => {
  const asked = readQuestion(question);
  const readings = passages.map((passage) => readPassage(asked, passage));
  const weights = weigh(asked, readings);
  const holds = holdsExpected(question);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const scored = quotableOf(passages).map((piece, order): Scored => {
    const own = scorePiece(asked, weights, piece, readings[piece.passage]!);
    const bonus = own > 0 && holds(piece.text) ? expectedWeight * total : 0;
    return { ...piece, order, score: (own + bonus) * (1 - rankLoss * Math.min(piece.passage, 5)) };
  });
  return chosen(scored.map(withCarriedOn)).sort((one, other) => one.order - other.order);
};

const scorePiece = (asked: Asked, weights: number[], piece: Quotable, around: Reading): number => {
  const reading = readSentence(asked, piece.source);
  const held = new Set(reading.hits.map(({ term }) => term));
  const context = weights.reduce((sum, weight, term) => {
    if (held.has(term)) return sum;
    if (around.titled.has(term)) return sum + weight * titleWeight;
    return around.counts[term]! > 0 ? sum + weight * aroundWeight : sum;
  }, 0);
  return scoreSentence(weights, reading) + pairWeight * scorePairs(asked, weights, [reading]) + context;
};

const withCarriedOn = (piece: Scored, at: number, all: Scored[]): Scored => {
  const before = all[at - 1];
  if (piece.isRow || before?.passage !== piece.passage || before.isRow) return piece;
  return { ...piece, score: piece.score + carriedOn * before.score };
};

const chosen = (scored: Scored[]): Scored[] => {
  const ranked = withoutRepeats(
    scored.toSorted((one, other) => other.score - one.score || one.order - other.order),
  );
  const [best, ...others] = ranked;
  if (!best) return [];
  const quotes = [best];
  let words = wordsOf(best.text);
  for (const next of others) {
    words += wordsOf(next.text);
    if (quotes.length === most || words > mostWords) break;
    if (next.score < best.score * leastPart(best, next)) words -= wordsOf(next.text);
    else quotes.push(next);
  }
  return quotes;
};

/** Rows of a table share their labels, so that a row must be nearly as good. */
const leastPart = (best: Scored, next: Scored): number => {
  if (next.isRow) return worthwhile.row;
  return next.passage === best.passage ? worthwhile.here : worthwhile.elsewhere;
};

/** Words of a text; two letters count as one in scripts without spaces. */
const wordsOf = (text: string): number =>
  text.split(/\s+/).length +
  (text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu)?.length ?? 0) / 2;

/** Passages overlap, so that the same sentence may come twice. */
const withoutRepeats = <Entry extends Quotable>(quotes: Entry[]): Entry[] => {
  const seen = new Set<string>();
  return quotes.filter(({ text }) => !seen.has(text) && seen.add(text));
};
