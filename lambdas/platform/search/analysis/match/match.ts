import type { Passage } from "../../port.ts";
import { analysed } from "../analysed.ts";
import { type Language, languageFor } from "../languages.ts";
import { titledText } from "../titled-text.ts";
import type { AnalysedQuestion } from "./analyse-for-match.ts";

/** Occurrences of a question's terms in a passage. */
export interface PassageMatch {
  /** Occurrences of each term in text and titles; similar forms count less. */
  counts: Float32Array;
  /** Length of the text in tokens. */
  length: number;
  sentences: SentenceMatch[];
  /** Terms in the titles. */
  titled: Set<number>;
  /** Words of the question that occur in the same form. */
  forms: Set<string>;
  /** The ones of `forms` that stand beside the same word as in the question. */
  phrased: Set<string>;
}

export interface SentenceMatch {
  length: number;
  hits: PlacedHit[];
  forms: string[];
  phrased: string[];
}

interface PlacedHit {
  term: number;
  strength: number;
  /** Position of the token in the sentence. */
  at: number;
  /** Whether the word has the same form as in the question. */
  isSameForm: boolean;
}

const sentenceEnds = /(?<=[.!?;][)"”»]?)\s+|(?<=[。！？؟।])|\n+/;

/** Matches a passage with a question, in the language in which the passage was indexed. */
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
    phrased: new Set([...sentences, titles].flatMap(({ phrased }) => phrased)),
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
  const phrased: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const isSameForm = asked.forms.has(forms[at]!);
    if (isSameForm) same.push(forms[at]!);
    if (isSameForm && at > 0 && asked.formPairs.has(`${forms[at - 1]} ${forms[at]}`))
      phrased.push(forms[at - 1]!, forms[at]!);
    const hit = asked.match(tokens[at]!);
    if (hit) hits.push({ ...hit, at, isSameForm });
  }
  return { length: tokens.length, hits, forms: same, phrased };
};
