import { scorePairs, scoreSentence } from "#platform/search/analysis/match/score.ts";
import { placesOf } from "../question-type/answers.ts";
import { type Kind, kindOf } from "../question-type/kinds.ts";
import type { ReadPiece, Scene } from "./scene.ts";

/** What speaks for a piece as the answer, each 0 to about 1. */
export interface Signs {
  /** BM25 of the piece alone, as a part of what the question's terms weigh. */
  sentence: number;
  /** Neighbouring words of the question that stand together in it. */
  pairs: number;
  /** The terms it holds; those it does not hold, but its titles or the piece before it do. */
  held: number;
  titled: number;
  before: number;
  /** Words in the very form of the question. */
  exact: number;
  /** What its passage holds of the question, beside the passage that holds most; how late the passage comes. */
  passage: number;
  late: number;
  /** It has what the question's form asks for, by kind. */
  expected: Partial<Record<Kind, 1>>;
}

export const signsOf = (scene: Scene): Signs[] => {
  const kind = kindOf(scene.question);
  const coverage = scene.passages.map(({ counts }) =>
    sumOf(scene.weights, (weight, term) => weight * Math.min(1, counts[term]!)),
  );
  const most = Math.max(...coverage, 0.01);
  const allWords = sumOf([...scene.words.values()], (weight) => weight) || 1;
  return scene.read.map((one, at) => ({
    ...ownSigns(scene, one, scene.read[at - 1]),
    exact: sumOf([...scene.words], ([word, weight]) => (one.forms.has(word) ? weight : 0)) / allWords,
    passage: coverage[one.piece.passage]! / most,
    late: Math.min(one.piece.passage, 5),
    expected: kind && placesOf(kind, one.piece.source, scene.question).length > 0 ? { [kind]: 1 } : {},
  }));
};

const ownSigns = ({ asked, weights, total, passages }: Scene, one: ReadPiece, previous?: ReadPiece) => {
  const { titled } = passages[one.piece.passage]!;
  const earlier = previous?.piece.passage === one.piece.passage ? previous.held : undefined;
  const isMissing = (term: number) => !one.held.has(term);
  return {
    sentence: scoreSentence(weights, one.reading) / total,
    pairs: scorePairs(asked, weights, [one.reading]) / total,
    held: sumOf(weights, (weight, term) => weight * (one.held.get(term) ?? 0)) / total,
    titled: sumOf(weights, (weight, term) => (isMissing(term) && titled.has(term) ? weight : 0)) / total,
    before:
      sumOf(weights, (weight, term) =>
        isMissing(term) && !titled.has(term) ? weight * (earlier?.get(term) ?? 0) : 0,
      ) / total,
  };
};

const sumOf = <Entry>(entries: Entry[], value: (entry: Entry, at: number) => number): number =>
  entries.reduce((sum, entry, at) => sum + value(entry, at), 0);
