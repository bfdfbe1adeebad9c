import { languagesFor } from "#platform/search/analysis/languages.ts";
import { analyseForMatch } from "#platform/search/analysis/match/asked.ts";
import { matchPassage } from "#platform/search/analysis/match/match.ts";
import { weigh } from "#platform/search/analysis/match/weights.ts";
import { titledText } from "#platform/search/analysis/titled-text.ts";
import type { Match, Passage } from "#platform/search/port.ts";
import { holdsExpected } from "./expected.ts";
import { type Features, featuresOf } from "./features.ts";

export interface Reranked {
  passage: Passage;
  /** For ranking passages of one question only. */
  score: number;
  signs: Features;
}

/**
 * How much each sign counts beside BM25, learnt on the questions of `test/bench/retrieval.ts` (listwise logistic
 * regression, each half of the titles tried on the other).
 */
const weightOf = {
  sentence: 0.38,
  pairs: 0.5,
  sameForm: 0.54,
  telling: 0.39,
  inOneSentence: 0.5,
  /** Where it has what the question's form asks for: a number, a time, a name. */
  expected: 0.13,
};

/** Reads candidate passages closely, best first. */
export const rerank = (question: string, matches: Match[]): Reranked[] => {
  const asked = analyseForMatch(question);
  const languages = languagesFor(matches.map(({ passage }) => titledText(passage)));
  const readings = matches.map(({ passage }, at) => matchPassage(asked, passage, languages[at]));
  const weights = weigh(asked, readings);
  const averageLength = readings.reduce((sum, { length }) => sum + length, 0) / readings.length;
  const holds = holdsExpected(question);
  const signs = readings.map((reading) => featuresOf(asked, weights, reading, averageLength || 1));
  const scale = scaleOf(matches, signs);
  return matches
    .map(({ passage, score }, at) => ({
      passage,
      score: score * scale + closeness(signs[at]!) + (holds(passage.text) ? weightOf.expected : 0),
      signs: signs[at]!,
    }))
    .sort((one, other) => other.score - one.score);
};

const closeness = (signs: Features): number =>
  weightOf.sentence * signs.sentence +
  weightOf.pairs * signs.pairs +
  weightOf.sameForm * signs.sameForm +
  weightOf.telling * signs.telling +
  weightOf.inOneSentence * signs.inOneSentence;

/** Adapters give BM25 in units of their own; these are brought to the unit of the signs. */
const scaleOf = (matches: Match[], signs: Features[]): number => {
  const own = signs.reduce((sum, { keyword }) => sum + keyword, 0);
  const given = matches.reduce((sum, { score }) => sum + score, 0);
  return given > 0 ? own / given : 0;
};
