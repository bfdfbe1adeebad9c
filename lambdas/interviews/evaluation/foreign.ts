import { type Language, languageOf } from "#platform/search/analysis/languages.ts";
import { wordsOf } from "#platform/search/analysis/tokenise.ts";

/** Sentences with fewer words are often taken for another language. */
const fewWords = 5;

const scripts = [
  /\p{sc=Latin}/gu,
  /\p{sc=Cyrillic}/gu,
  /\p{sc=Greek}/gu,
  /\p{sc=Arabic}/gu,
  /\p{sc=Hebrew}/gu,
  /\p{sc=Devanagari}/gu,
  /\p{sc=Thai}/gu,
  /\p{sc=Hangul}/gu,
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu,
];

/** The position of the script of most letters. */
const scriptOf = (text: string): number | undefined => {
  const counts = scripts.map((script) => text.match(script)?.length ?? 0);
  const most = Math.max(...counts);
  return most === 0 ? undefined : counts.indexOf(most);
};

/**
 * Tells sentences in a language that neither the posting nor most of the answers have. An interview is told in one
 * language; what stands in another one is a quotation, a greeting or meant for the evaluation.
 */
export const openForeign = (languages: Language[], texts: string[]) => {
  const usual = new Set(texts.map(scriptOf));
  return (sentence: string): boolean => {
    const script = scriptOf(sentence);
    if (script === undefined) return false;
    if (!usual.has(script)) return true;
    const own = languageOf(sentence);
    return own !== undefined && !languages.includes(own) && wordsOf(sentence).length >= fewWords;
  };
};
