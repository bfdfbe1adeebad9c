import { isStopWord } from "./analysis/stop-words.ts";
import { tokenise } from "./analysis/tokenise.ts";

/** Rises whenever the same text may give other tokens, so that stored ones are made anew. */
export const analysisVersion = 2;

/**
 * The tokens of a text in reading order, the same for what is stored and for what is asked:
 * lower case, without diacritics, English words stemmed, codes whole and in parts, bigrams for Chinese,
 * Japanese and Korean, dictionary words for Thai and its neighbours. Tokens hold no white space.
 */
export const analyse = (text: string): string[] => tokenise(text);

/** What is asked for, not what it is asked about: passages that answer "how long" speak of days. */
const measures = /\bhow\s+(?:long|much|many|often|far|soon|late|early)\b/giu;

/** The tokens of a question that tell passages apart: each once, stop words only where nothing else remains. */
export const analyseQuestion = (question: string): string[] => {
  const tokens = [...new Set(tokenise(question.replace(measures, "how")))];
  const telling = tokens.filter((token) => !isStopWord(token));
  return telling.length > 0 ? telling : tokens;
};
