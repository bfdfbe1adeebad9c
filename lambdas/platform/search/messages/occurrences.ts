import { fold, foldDiacritics } from "../analysis/fold.ts";
import { languageFor } from "../analysis/languages.ts";
import { wordsOf } from "../analysis/tokenise.ts";
import { termOf } from "./analyse.ts";
import type { Clause } from "./query.ts";
import { isWithin, letterBits, mayBeWithin, mostTypos } from "./typos.ts";

/** Where a clause of a query occurs in a text: character offsets, end exclusive. */
export interface Occurrence {
  start: number;
  end: number;
  clause: number;
}

interface Token {
  plain: string;
  start: number;
  end: number;
  /** Computed when it is asked for, because stemming takes most of the time and few tokens need it. */
  term: () => ReturnType<typeof termOf>;
}

/** How many of the clauses have all words of a phrase somewhere in the text as they are: fast, and no more than a hint. */
export const likelyIn = (text: string, clauses: Clause[]): number => {
  const folded = foldDiacritics(fold(text));
  return clauses.filter(({ phrases }) =>
    phrases.some((phrase) => phrase.every((word) => folded.includes(word))),
  ).length;
};

/** All occurrences of the clauses in a text, in its order. */
export const occurrencesIn = (text: string, clauses: Clause[]): Occurrence[] => {
  const tokens = tokensOf(text);
  const found = clauses.flatMap((clause, number) =>
    tokens.flatMap((_, at) => {
      const length = lengthAt(tokens, at, clause);
      const [first, last] = [tokens[at], tokens[at + length - 1]];
      return length > 0 && first && last ? [{ start: first.start, end: last.end, clause: number }] : [];
    }),
  );
  return found.toSorted((one, other) => one.start - other.start || other.end - one.end);
};

export const matches = (text: string, clause: Clause): boolean => occurrencesIn(text, [clause]).length > 0;

/** The number of tokens from a position on that fulfil the clause; 0 if they do not. */
const lengthAt = (tokens: Token[], at: number, { phrases, isPrefix, stems, spelled }: Clause): number => {
  const isPhraseHere = (phrase: string[]) =>
    phrase.every((word, number) => {
      const token = tokens[at + number]?.plain;
      return isPrefix && number === phrase.length - 1 ? token?.startsWith(word) : token === word;
    });
  const phrase = phrases.find(isPhraseHere);
  if (phrase) return phrase.length;
  const token = tokens[at];
  if (!token) return 0;
  if (spelled && isMisspelled(token.plain, spelled) && token.term().isSpelled) return 1;
  const { stemmed } = token.term();
  return stems.includes(stemmed) || phrases.some(([word, next]) => !next && word === stemmed) ? 1 : 0;
};

const isMisspelled = (word: string, spelled: string): boolean => {
  const most = mostTypos(spelled);
  return mayBeWithin(letterBits(word), letterBits(spelled), most) && isWithin(word, spelled, most);
};

const run = /[\p{L}\p{N}\p{M}]+(?:[._\-/:@,'’][\p{L}\p{N}\p{M}]+)*[+#]*/gu;
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー]/u;

/** Tokens with their places. The tokens of a code or of a compound have the place of the whole. */
const tokensOf = (text: string): Token[] => {
  const language = once(() => languageFor(text));
  return [...text.matchAll(run)].flatMap(({ 0: whole, index }) => {
    const words = wordsOf(whole);
    let from = 0;
    return words.map((word) => {
      const plain = foldDiacritics(word);
      const place = unspaced.test(whole) ? whole.toLowerCase().indexOf(word, from) : -1;
      if (place >= 0) from = place;
      const start = index + Math.max(0, place);
      const end = place < 0 ? index + whole.length : start + word.length;
      return { plain, term: once(() => termOf(word, plain, language())), start, end };
    });
  });
};

const once = <Value>(compute: () => Value): (() => Value) => {
  let computed: { value: Value } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
};
