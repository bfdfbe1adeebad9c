import { splitDates } from "#platform/dates/date-terms.ts";
import { languageFor, languageOf, languagesOfQuestion } from "./analysis/languages.ts";
import { isStopWord } from "./analysis/stop-words.ts";
import { tokenise } from "./analysis/tokenise.ts";

/** Incremented with every change of the tokens of a text, which makes stored documents outdated. */
export const analysisVersion = 5;

/** The unit asked for is no keyword: passages that answer "how long" have days. */
const measures = /\bhow\s+(?:long|much|many|often|far|soon|late|early)\b/giu;

/**
 * The distinct keywords of a question, each as its tokens in every language that the question may be in; dates come last,
 * as `DateTerm.exact`. Stop words are included only if the question has no other words.
 */
export const questionTerms = (question: string): string[][] => {
  const { rest, terms: dates } = splitDates(question);
  const asked = rest.replace(measures, "how");
  const words = tokenise(asked, undefined);
  const readings = languagesOfQuestion(asked).map((language) => tokenise(asked, language));
  const seen = new Set<string>();
  const terms = words
    .map((word, at) => ({ word, tokens: [...new Set(readings.map((tokens) => tokens[at] ?? word))] }))
    .filter(({ tokens: [first = ""] }) => !seen.has(first) && seen.add(first));
  const language = languageOf(asked) ?? languageFor(asked);
  const keywords = terms.filter(({ word }) => !isStopWord(word, language)).map(({ tokens }) => tokens);
  const exact = dates.map((date) => date.exact);
  const all = [...keywords, ...exact];
  return all.length > 0 ? all : terms.map(({ tokens }) => tokens);
};

/** All tokens to search for a question with. */
export const analyseQuestion = (question: string): string[] => [
  ...new Set([
    ...questionTerms(question).flat(),
    ...splitDates(question).terms.flatMap(({ broad }) => broad),
  ]),
];
