import { type Language, languagesFor } from "#platform/search/analysis/languages.ts";
import { type AnalysedQuestion, analyseForMatch } from "#platform/search/analysis/match/asked.ts";
import {
  matchPassage,
  matchSentence,
  type PassageMatch,
  type SentenceMatch,
} from "#platform/search/analysis/match/match.ts";
import { weigh } from "#platform/search/analysis/match/weights.ts";
import { titledText } from "#platform/search/analysis/titled-text.ts";
import { tokenise } from "#platform/search/analysis/tokenise.ts";
import type { Passage } from "#platform/search/port.ts";
import type { Question } from "../question-type/parts.ts";
import type { Piece } from "../segments/piece.ts";

/** A question, and all that may be quoted for it, read closely. */
export interface Scene {
  /** As it was asked. */
  question: string;
  asked: AnalysedQuestion;
  /** How telling each term is, and all together. */
  weights: number[];
  total: number;
  passages: PassageMatch[];
  /** Of each passage. */
  languages: (Language | undefined)[];
  /** How telling each word of the question is in the form it was written. */
  words: Map<string, number>;
  read: ReadPiece[];
}

export interface ReadPiece {
  piece: Piece;
  reading: SentenceMatch;
  /** How well it holds each term that it holds, 0 to 1. */
  held: Map<number, number>;
  /** The words of the question that it has in the very form of the question. */
  forms: Set<string>;
}

export const readScene = ({ text, about }: Question, passages: Passage[], pieces: Piece[]): Scene => {
  const asked = analyseForMatch(about);
  const languages = languagesFor(passages.map(titledText));
  const readings = passages.map((passage, at) => matchPassage(asked, passage, languages[at]));
  const weights = weigh(asked, readings);
  const read = pieces.map((piece) => readPiece(asked, piece, languages[piece.passage]));
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return {
    question: text,
    asked,
    weights,
    total,
    passages: readings,
    languages,
    words: weighWords(asked, read),
    read,
  };
};

/** The question's terms that a text of a passage holds. */
export const termsIn = ({ asked, languages }: Scene, text: string, passage: number): Set<number> =>
  new Set(tokenise(text, languages[passage]).flatMap((token) => asked.match(token)?.term ?? []));

const readPiece = (asked: AnalysedQuestion, piece: Piece, language: Language | undefined): ReadPiece => {
  const reading = matchSentence(asked, piece.source, language);
  const held = new Map<number, number>();
  for (const { term, strength } of reading.hits) held.set(term, Math.max(held.get(term) ?? 0, strength));
  return { piece, reading, held, forms: new Set(reading.forms) };
};

/** By how few of the pieces have them; stop words count too, though little. */
const weighWords = (asked: AnalysedQuestion, read: ReadPiece[]): Map<string, number> =>
  new Map(
    [...asked.forms].flatMap((form): [string, number][] => {
      const holding = read.filter((one) => one.forms.has(form)).length;
      return holding > 0 ? [[form, Math.log(1 + (read.length + 5) / (holding + 0.5))]] : [];
    }),
  );
