import { figureTokens } from "#platform/numbers/figure-terms.ts";
import { type Language, languagesFor } from "#platform/search/analysis/languages.ts";
import {
  type AnalysedQuestion,
  analyseForMatch,
  samePart,
} from "#platform/search/analysis/match/analyse-for-match.ts";
import {
  matchPassage,
  matchSentence,
  type PassageMatch,
  type SentenceMatch,
} from "#platform/search/analysis/match/match.ts";
import { weighTerms } from "#platform/search/analysis/match/weights.ts";
import { titledText } from "#platform/search/analysis/titled-text.ts";
import { tokenise } from "#platform/search/analysis/tokenise.ts";
import type { Passage } from "#platform/search/port.ts";
import type { QuestionPart } from "../question-type/question-type.ts";
import type { Segment } from "../segments/segment.ts";

/** A question matched with the passages and with every segment that can be quoted. */
export interface QuestionMatch {
  question: string;
  asked: AnalysedQuestion;
  /** Weight of each term by its rarity, and their sum. */
  weights: number[];
  total: number;
  passages: PassageMatch[];
  /** Language of each passage. */
  languages: (Language | undefined)[];
  /** Weight of each word of the question, by its form as written. */
  words: Map<string, number>;
  segments: SegmentMatch[];
}

export interface SegmentMatch {
  segment: Segment;
  sentence: SentenceMatch;
  /** Strength of each term in the segment, above 0 to 1. */
  held: Map<number, number>;
  /** Words of the question that the segment has in the same form. */
  forms: Set<string>;
}

export const matchSegments = (
  { text, about }: QuestionPart,
  passages: Passage[],
  segments: Segment[],
): QuestionMatch => {
  const asked = analyseForMatch(about);
  const languages = languagesFor(passages.map(titledText));
  const passageMatches = passages.map((passage, at) => matchPassage(asked, passage, languages[at]));
  const weights = weighTerms(asked, passageMatches);
  const segmentMatches = segments.map((segment) => matchSegment(asked, segment, languages[segment.passage]));
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return {
    question: text,
    asked,
    weights,
    total,
    passages: passageMatches,
    languages,
    words: weighWords(asked, segmentMatches),
    segments: segmentMatches,
  };
};

/** Terms of the question in a text that belongs to the passage. */
export const termsIn = ({ asked, languages }: QuestionMatch, text: string, passage: number): Set<number> =>
  new Set(
    [...tokenise(text, languages[passage]), ...figureTokens(text)].flatMap((token) => {
      const hit = asked.match(token);
      return hit && hit.strength > samePart ? hit.term : [];
    }),
  );

const matchSegment = (
  asked: AnalysedQuestion,
  segment: Segment,
  language: Language | undefined,
): SegmentMatch => {
  const sentence = matchSentence(asked, segment.source, language);
  const held = new Map<number, number>();
  for (const { term, strength } of sentence.hits) held.set(term, Math.max(held.get(term) ?? 0, strength));
  return { segment, sentence, held, forms: new Set(sentence.forms) };
};

/** Inverse document frequency over the segments; stop words count too, though little. */
const weighWords = (asked: AnalysedQuestion, segments: SegmentMatch[]): Map<string, number> =>
  new Map(
    [...asked.forms].flatMap((form): [string, number][] => {
      const holding = segments.filter((one) => one.forms.has(form)).length;
      return holding > 0 ? [[form, Math.log(1 + (segments.length + 5) / (holding + 0.5))]] : [];
    }),
  );
