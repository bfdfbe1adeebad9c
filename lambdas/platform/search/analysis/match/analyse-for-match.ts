import type { FigureTerm } from "#platform/numbers/figure-term.ts";
import { splitFigures } from "#platform/numbers/figure-terms.ts";
import { isTableLanguage, sameMeaning } from "#platform/questions/meanings/meanings.ts";
import { questionTerms } from "../../analysis.ts";
import { foldDiacritics } from "../fold.ts";
import { type Language, languageFor } from "../languages.ts";
import { tokenise, wordsOf } from "../tokenise.ts";
import { isSimilar } from "./similar.ts";

/** A question prepared for matching passages. */
export interface AnalysedQuestion {
  /** Each keyword once. */
  terms: Term[];
  /** Pairs of positions in `terms` that are neighbours in the question. */
  pairs: [number, number][];
  /** Every word of the question as written, without case and diacritics. */
  forms: Set<string>;
  /** Each two neighbouring forms, joined by a space. */
  formPairs: Set<string>;
  /** The term that a token of a passage matches, if any; memoised. */
  match(token: string): Hit | undefined;
}

export interface Term {
  token: string;
  /** A capitalised word within the question or one with a digit, which has no synonyms. */
  isName: boolean;
}

export interface Hit {
  /** Position in `terms`. */
  term: number;
  /** 1 for the same token, 0.5 for a similar one, 0.1 for a part of a date. */
  strength: number;
}

/** Strength of another form of a word. */
const similar = 0.5;

/** Analyses a question once for matching it with many passages: keywords, neighbours, forms and a token matcher. */
export const analyseForMatch = (question: string): AnalysedQuestion => {
  const { rest, terms: figures } = splitFigures(question);
  const { tokens, positions, sequence, isMarked } = isMarkedVietnamese(rest)
    ? withMarks(rest, figures)
    : withoutMarks(rest, figures);
  const exact = figures.flatMap((figure) => figure.exact);
  const names = new Set([...namesIn(rest), ...exact]);
  const forms = [...tokenise(rest, undefined), ...figures.flatMap((figure) => figure.exact[0] ?? [])];
  const broad = broadHits(figures, positions);
  const known = new Map<string, Hit | undefined>();
  const unmarked = new Map(tokens.map((token, term) => [foldDiacritics(token), term]));
  const meant = meantBy(tokens, names, languageFor(rest));
  const hitOf = (token: string): Hit | undefined => {
    const term = positions.get(token) ?? (isMarked ? undefined : positions.get(foldDiacritics(token)));
    if (term !== undefined) return { term, strength: 1 };
    const part = broad.get(token);
    if (part) return part;
    const other = unmarked.get(token);
    if (other !== undefined) return { term: other, strength: similar };
    const same = meant.get(foldDiacritics(token));
    if (same !== undefined) return { term: same, strength: similar };
    const alike = tokens.findIndex((asked) => isSimilar(asked, token));
    return alike < 0 ? undefined : { term: alike, strength: similar };
  };
  return {
    terms: tokens.map((token) => ({ token, isName: names.has(foldDiacritics(token)) })),
    pairs: neighbours(sequence, positions),
    forms: new Set(forms),
    formPairs: new Set(forms.slice(1).map((form, at) => `${forms[at]} ${form}`)),
    match(token) {
      if (!known.has(token)) known.set(token, hitOf(token));
      return known.get(token);
    },
  };
};

/** The term of each token that means the same as one of the question's; names mean themselves alone. */
const meantBy = (
  tokens: string[],
  names: Set<string>,
  language: Language | undefined,
): Map<string, number> => {
  const terms = new Map<string, number>();
  if (!isTableLanguage(language)) return terms;
  for (const [term, token] of tokens.entries())
    if (!names.has(foldDiacritics(token)))
      for (const same of sameMeaning(token, language)) if (!terms.has(same)) terms.set(same, term);
  return terms;
};

interface QuestionTokens {
  tokens: string[];
  /** The term of each token and of its alternatives. */
  positions: Map<string, number>;
  /** All tokens of the question in reading order. */
  sequence: string[];
  isMarked: boolean;
}

const withoutMarks = (question: string, figures: FigureTerm[]): QuestionTokens => {
  const alternatives = withFigures(questionTerms(question), figures);
  return {
    ...placed(alternatives),
    sequence: tokenise(question, languageFor(question)),
    isMarked: false,
  };
};

/** Vietnamese syllables differ by their marks alone; a question typed without marks is matched without them. */
const isMarkedVietnamese = (question: string): boolean =>
  languageFor(question) === "vi" && foldDiacritics(question) !== question;

const withMarks = (question: string, figures: FigureTerm[]): QuestionTokens => {
  const sequence = wordsOf(question);
  const keywords = new Set(questionTerms(question).flat());
  const words = [...new Set(sequence.filter((word) => keywords.has(foldDiacritics(word))))];
  return {
    ...placed(
      withFigures(
        words.map((word) => [word]),
        figures,
      ),
    ),
    sequence,
    isMarked: true,
  };
};

/** Stop words of a question that has nothing else but its figures do not count. */
const withFigures = (alternatives: string[][], figures: FigureTerm[]): string[][] => [
  ...alternatives,
  ...figures.map(({ exact }) => exact),
];

const placed = (alternatives: string[][]): Pick<QuestionTokens, "tokens" | "positions"> => ({
  tokens: alternatives.map(([token = ""]) => token),
  positions: new Map(alternatives.flatMap((all, term) => all.map((token) => [token, term] as const))),
});

/** Strength of the day of a date in another year or in none, and of its month or year. */
const sameDay = 0.5;
export const samePart = 0.1;

const broadHits = (figures: FigureTerm[], positions: Map<string, number>): Map<string, Hit> =>
  new Map(
    figures.flatMap(({ exact, broad }) =>
      broad
        .filter((token) => !positions.has(token))
        .map((token): [string, Hit] => {
          const strength = /-\d/.test(token) ? sameDay : samePart;
          return [token, { term: positions.get(exact[0] ?? "") ?? 0, strength }];
        }),
    ),
  );

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
