import { languageFor } from "#platform/search/analysis/languages.ts";
import { isStopWord } from "#platform/search/analysis/stop-words.ts";
import { tokenise, wordsOf } from "#platform/search/analysis/tokenise.ts";
import { groundOf } from "#shared/jobs/lawful/ground-of.ts";
import { isAddressed } from "../evaluation/addressed.ts";

/** Markup, and links. */
const markup = /[<>{}[\]`*#_|]|https?:|www\./u;
const leastWords = 3;

/**
 * A model's sentence if it may stand before the next question: it asks and judges nothing, names no ground nobody may be
 * judged by, takes up words of the answer, and is not copied from it. Undefined otherwise.
 */
export const checkedBridge = (written: string, answer: string): string | undefined => {
  const sentence = written.trim();
  if (!/[.!。！]$/u.test(sentence) || /[?？؟]/u.test(sentence) || markup.test(sentence)) return undefined;
  if (isAddressed(sentence) || groundOf(sentence)) return undefined;
  const words = wordsOf(sentence);
  if (words.length < leastWords || ` ${wordsOf(answer).join(" ")} `.includes(` ${words.join(" ")} `))
    return undefined;
  const told = contentOf(answer);
  return [...contentOf(sentence)].some((word) => told.has(word)) ? sentence : undefined;
};

const contentOf = (text: string): Set<string> => {
  const language = languageFor(text);
  const words = wordsOf(text).filter((word) => word.length > 1 && !isStopWord(word, language));
  return new Set(words.flatMap((word) => tokenise(word, language)));
};
