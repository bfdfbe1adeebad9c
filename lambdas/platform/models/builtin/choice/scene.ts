import { type Language, languagesFor } from "../../../search/analysis/languages.ts";
import { type Asked, readQuestion } from "../../../search/analysis/reading/asked.ts";
import {
  type Reading,
  readPassage,
  readSentence,
  type SentenceReading,
} from "../../../search/analysis/reading/reading.ts";
import { weigh } from "../../../search/analysis/reading/weights.ts";
import { titledText } from "../../../search/analysis/titled-text.ts";
import { tokenise } from "../../../search/analysis/tokenise.ts";
import type { Passage } from "../../../search/port.ts";
import type { Question } from "../asked/parts.ts";
import type { Piece } from "../pieces/piece.ts";

/** A question, and all that may be quoted for it, read closely. */
export interface Scene {
  /** As it was asked. */
  question: string;
  asked: Asked;
  /** How telling each term is, and all together. */
  weights: number[];
  total: number;
  passages: Reading[];
  /** Of each passage. */
  languages: (Language | undefined)[];
  /** How telling each word of the question is in the form it was written. */
  words: Map<string, number>;
  read: ReadPiece[];
}

export interface ReadPiece {
  piece: Piece;
  reading: SentenceReading;
  /** How well it holds each term that it holds, 0 to 1. */
  held: Map<number, number>;
  /** The words of the question that it has in the very form of the question. */
  forms: Set<string>;
}

export const readScene = ({ text, about }: Question, passages: Passage[], pieces: Piece[]): Scene => {
  const asked = readQuestion(about);
  const languages = languagesFor(passages.map(titledText));
  const readings = passages.map((passage, at) => readPassage(asked, passage, languages[at]));
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

const readPiece = (asked: Asked, piece: Piece, language: Language | undefined): ReadPiece => {
  const reading = readSentence(asked, piece.source, language);
  const held = new Map<number, number>();
  for (const { term, strength } of reading.hits) held.set(term, Math.max(held.get(term) ?? 0, strength));
  return { piece, reading, held, forms: new Set(reading.forms) };
};

/** By how few of the pieces have them; stop words count too, though little. */
const weighWords = (asked: Asked, read: ReadPiece[]): Map<string, number> =>
  new Map(
    [...asked.forms].flatMap((form): [string, number][] => {
      const holding = read.filter((one) => one.forms.has(form)).length;
      return holding > 0 ? [[form, Math.log(1 + (read.length + 5) / (holding + 0.5))]] : [];
    }),
  );
