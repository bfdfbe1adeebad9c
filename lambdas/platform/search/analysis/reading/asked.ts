import { analyse, analyseQuestion } from "../../analysis.ts";

/** What a question asks for, as its passages are read for it. */
export interface Asked {
  /** Each telling token once. */
  terms: Term[];
  /** Positions in `terms` of tokens that stand beside each other, in the question's order. */
  pairs: [number, number][];
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

/** A token with the same beginning, such as another form of the word, counts this much. */
const kindred = 0.5;
const sharedLetters = 5;
const sharedPart = 0.6;

export const readQuestion = (question: string): Asked => {
  const tokens = analyseQuestion(question);
  const names = new Set(namesIn(question));
  const positions = new Map(tokens.map((token, term) => [token, term]));
  const known = new Map<string, Hit | undefined>();
  return {
    terms: tokens.map((token) => ({ token, isName: names.has(token) })),
    pairs: neighbours(question, positions),
    match(token) {
      if (known.has(token)) return known.get(token);
      const hit = hitOf(token, tokens, positions);
      known.set(token, hit);
      return hit;
    },
  };
};

const namesIn = (question: string): string[] =>
  [...question.matchAll(/(?<=\S\s)\p{Lu}\p{L}*|\p{N}\S*/gu)].flatMap(([name]) => analyse(name));

const neighbours = (question: string, positions: Map<string, number>): [number, number][] => {
  const sequence = analyse(question).flatMap((token) => positions.get(token) ?? []);
  return sequence.flatMap((term, at): [number, number][] => {
    const next = sequence[at + 1];
    return next === undefined || next === term ? [] : [[term, next]];
  });
};

const hitOf = (token: string, tokens: string[], positions: Map<string, number>): Hit | undefined => {
  const term = positions.get(token);
  if (term !== undefined) return { term, strength: 1 };
  if (token.length < sharedLetters || /\p{N}/u.test(token)) return undefined;
  const beginning = token.slice(0, sharedLetters);
  const alike = tokens.findIndex((asked) => asked.startsWith(beginning) && isKindred(asked, token));
  return alike < 0 ? undefined : { term: alike, strength: kindred };
};

const isKindred = (one: string, other: string): boolean => {
  const longer = Math.max(one.length, other.length);
  let shared = sharedLetters;
  while (shared < longer && one[shared] === other[shared]) shared++;
  return shared >= longer * sharedPart && !/\p{N}/u.test(one);
};
