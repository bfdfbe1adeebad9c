import { foldDiacritics } from "#platform/search/analysis/fold.ts";
import type { Language } from "#platform/search/analysis/languages.ts";
import { isStopWord } from "#platform/search/analysis/stop-words.ts";
import type { TableLanguage } from "./meanings.ts";

/** Verbs and other words beside the stop words that say nothing of what a question asks. */
const fillers: Partial<Record<Language | TableLanguage, string>> = {
  en: "get take have got need want use give go come know find tell please under allowed much many long also still usually exactly do does can may",
  de: "darf dürfen kann können muss will möchte hoch euer eure ihr ihre euch bitte gerade denn halten gilt beträgt habe macht",
  fr: "vous votre vos faut est coûte",
  es: "su sus usted ustedes puedo cuesta hay",
  it: "vostro vostra posso",
  pt: "posso seu sua você",
  nl: "jullie jouw kan",
  pl: "mogę czy jest są na",
};

/** Such words of languages without spaces are letters between the others. */
const unspaced: Partial<Record<TableLanguage, RegExp>> = {
  zh: /^[的是什么吗呢了我你您们可以怎样有请问在要一个这那]+$/u,
  ja: /^[はがをにのですかまいでしょうこそりある料]+$/u,
};

const sets = new Map<string, Set<string>>();

/** Whether a word says nothing of what a question asks. */
export const isFiller = (word: string, language: Language | TableLanguage | undefined): boolean => {
  if (language === "zh" || language === "ja")
    return unspaced[language]?.test(word) === true || isStopWord(word, undefined);
  const own = sets.get(language ?? "") ?? new Set((language && fillers[language])?.split(" "));
  sets.set(language ?? "", own);
  return own.has(word) || isStopWord(foldDiacritics(word), language);
};
