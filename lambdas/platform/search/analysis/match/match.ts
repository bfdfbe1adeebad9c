import type { Passage } from "../../port.ts";
import { analysed } from "../analysed.ts";
import { type Language, languageFor } from "../languages.ts";
import { titledText } from "../titled-text.ts";
import type { AnalysedQuestion } from "./analyse-for-match.ts";

/** Where a question's terms stand in a passage. */
export interface PassageMatch {
  /** How often each term occurs in it and its titles; kindred forms count less. */
  counts: Float32Array;
  /** Tokens of its text. */
  length: number;
  sentences: SentenceMatch[];
  /** Which terms its titles hold. */
  titled: Set<number>;
  /** Words of the question that it holds in the very same form. */
  forms: Set<string>;
}

export interface SentenceMatch {
  length: number;
  hits: PlacedHit[];
  forms: string[];
}

interface PlacedHit {
  term: number;
  strength: number;
  /** Position of the token in its sentence. */
  at: number;
  /** Whether the word stands there as the question has it, not in another form. */
  isSameForm: boolean;
}

const sentenceEnds = /(?<=[.!?;][)"”»]?)\s+|(?<=[。！？؟।])|\n+/;

/** Reads a passage for what a question asks, in the language that the passage was indexed in. */
export const matchPassage = (
  asked: AnalysedQuestion,
  { text, titlePath, filename }: Passage,
  language = languageFor(titledText({ text, titlePath })),
): PassageMatch => {
  const sentences = text.split(sentenceEnds).map((sentence) => matchSentence(asked, sentence, language));
  const titles = matchSentence(asked, [filename, ...titlePath].join("\n"), language);
  const counts = new Float32Array(asked.terms.length);
  for (const { hits } of [...sentences, titles])
    for (const { term, strength } of hits) counts[term]! += strength;
  return {
    counts,
    length: sentences.reduce((sum, { length }) => sum + length, 0),
    sentences: sentences.filter(({ hits }) => hits.length > 0),
    titled: new Set(titles.hits.map(({ term }) => term)),
    forms: new Set([...sentences, titles].flatMap(({ forms }) => forms)),
  };
};

export const matchSentence = (
  asked: AnalysedQuestion,
  sentence: string,
  language: Language | undefined = languageFor(sentence),
): SentenceMatch => {
  const { forms, tokens } = analysed(sentence, language);
  const hits: PlacedHit[] = [];
  const same: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const isSameForm = asked.forms.has(forms[at]!);
    if (isSameForm) same.push(forms[at]!);
    const hit = asked.match(tokens[at]!);
    if (hit) hits.push({ ...hit, at, isSameForm });
  }
  return { length: tokens.length, hits, forms: same };
};
