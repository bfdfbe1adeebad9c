import { questionTerms } from "../../analysis.ts";
import { languageFor } from "../languages.ts";
import { tokenise } from "../tokenise.ts";

/** What a question asks for, as its passages are read for it. */
export interface AnalysedQuestion {
  /** Each telling token once. */
  terms: Term[];
  /** Positions in `terms` of tokens that stand beside each other, in the question's order. */
  pairs: [number, number][];
  /** Every word of the question as it is written, but for case and diacritics. */
  forms: Set<string>;
  /** Which term a passage's token stands for, if any; asked again and again for the same few tokens. */
  match(token: string): Hit | undefined;
}

export interface Term {
  token: string;
  /** A name within a sentence, or something with a digit: what it stands for has no other word. */
  isName: boolean;
}

export interface Hit {
  /** Position in `terms`. */
  term: number;
  /** 1 for the token itself, less for a kindred one. */
  strength: number;
}

/** A token that shares most of its letters counts this much. */
const kindred = 0.5;
const sharedLetters = 5;
const sharedPart = 0.6;
const compoundPart = 0.4;

export const analyseForMatch = (question: string): AnalysedQuestion => {
  const alternatives = questionTerms(question);
  const tokens = alternatives.map(([token = ""]) => token);
  const positions = new Map(alternatives.flatMap((all, term) => all.map((token) => [token, term] as const)));
  const sequence = tokenise(question, languageFor(question));
  const names = new Set(namesIn(question));
  const known = new Map<string, Hit | undefined>();
  return {
    terms: tokens.map((token) => ({ token, isName: names.has(token) })),
    pairs: neighbours(sequence, positions),
    forms: new Set(tokenise(question, undefined)),
    match(token) {
      if (known.has(token)) return known.get(token);
      const hit = hitOf(token, tokens, positions);
      known.set(token, hit);
      return hit;
    },
  };
};

const namesIn = (question: string): string[] => {
  const language = languageFor(question);
  const names = question.matchAll(/(?<=\S\s)\p{Lu}\p{L}*|\p{N}\S*/gu);
  return [...names].flatMap(([name]) => tokenise(name, language));
};

const neighbours = (tokens: string[], positions: Map<string, number>): [number, number][] => {
  const sequence = tokens.flatMap((token) => positions.get(token) ?? []);
  return sequence.flatMap((term, at): [number, number][] => {
    const next = sequence[at + 1];
    return next === undefined || next === term ? [] : [[term, next]];
  });
};

const hitOf = (token: string, tokens: string[], positions: Map<string, number>): Hit | undefined => {
  const term = positions.get(token);
  if (term !== undefined) return { term, strength: 1 };
  if (token.length < sharedLetters || /\p{N}/u.test(token)) return undefined;
  const alike = tokens.findIndex((asked) => asked.length >= sharedLetters && isKindred(asked, token));
  return alike < 0 ? undefined : { term: alike, strength: kindred };
};

/** Another form ("reserve", "reservation"), or a part of a compound ("phone", "telephone"). */
const isKindred = (one: string, other: string): boolean => {
  if (/\p{N}/u.test(one)) return false;
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (longer.endsWith(shorter) || longer.endsWith(shorter.slice(0, -1)))
    return shorter.length >= longer.length * compoundPart;
  let shared = 0;
  while (shared < longer.length && one[shared] === other[shared]) shared++;
  return shared >= sharedLetters && shared >= longer.length * sharedPart;
};
