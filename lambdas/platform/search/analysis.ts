import { languageFor, languageOf, languagesOfQuestion } from "./analysis/languages.ts";
import { isStopWord } from "./analysis/stop-words.ts";
import { tokenise } from "./analysis/tokenise.ts";

/** Rises whenever the same text may give other tokens, so that stored ones are made anew. */
export const analysisVersion = 4;

/** What is asked for, not what it is asked about: passages that answer "how long" speak of days. */
const measures = /\bhow\s+(?:long|much|many|often|far|soon|late|early)\b/giu;

/**
 * The words of a question that tell passages apart, each once, as the tokens that stand for it: one for every language
 * that the question may be in. Stop words only where nothing else remains.
 */
export const questionTerms = (question: string): string[][] => {
  const asked = question.replace(measures, "how");
  const words = tokenise(asked, undefined);
  const readings = languagesOfQuestion(asked).map((language) => tokenise(asked, language));
  const seen = new Set<string>();
  const terms = words
    .map((word, at) => ({ word, tokens: [...new Set(readings.map((tokens) => tokens[at] ?? word))] }))
    .filter(({ tokens: [first = ""] }) => !seen.has(first) && seen.add(first));
  const language = languageOf(asked) ?? languageFor(asked);
  const telling = terms.filter(({ word }) => !isStopWord(word, language));
  return (telling.length > 0 ? telling : terms).map(({ tokens }) => tokens);
};

/** All tokens to look for a question with. */
export const analyseQuestion = (question: string): string[] => [...new Set(questionTerms(question).flat())];
