import type { SpokenLanguage } from "../language/spoken-language.ts";
import type { IsCommon } from "./common-words.ts";
import { headOf, isAcronym } from "./english-phrase.ts";
import { framed } from "./frames.ts";
import { englishFirst, englishHeads, germanEndings } from "./words/heads.ts";
import { articlesOf } from "./words/links.ts";

/** A question about a noun phrase in its language. Most keep the phrase as it is, so that they need no article, case or gender. */
export const questionAbout = (phrase: string, language: SpokenLanguage, isCommon: IsCommon): string => {
  if (language === "en") return inEnglish(phrase, isCommon);
  if (language === "de") return inGerman(phrase);
  return framed(phrase, language);
};

const inEnglish = (phrase: string, isCommon: IsCommon): string => {
  const words = phrase.split(" ");
  const head = headOf(words);
  const text = words.map((word, at) => lowered(word, at === 0 || isCommon(word) || isListed(word))).join(" ");
  const named = /^(?:the|a|an) /u.test(text) ? text : `the ${text}`;
  if (/^\p{L}{3,}ing$/u.test(words[0] ?? "") && words.length > 1 && !isCompound(head)) return about(text);
  if (englishHeads.plural.has(head)) return `What are ${named}?`;
  if (englishHeads.single.has(head)) return `What is ${named}?`;
  return about(englishHeads.definite.has(head) ? named : text);
};

const about = (text: string): string => framed(text, "en");

/** "Opening hours", unlike "Keeping films", is about its last word. */
const isCompound = (head: string): boolean => englishHeads.plural.has(head) || englishHeads.single.has(head);

const lowered = (word: string, isLow: boolean): string =>
  isLow && !isAcronym(word) ? word.toLowerCase() : word;

const isListed = (word: string): boolean =>
  [...Object.values(englishHeads), englishFirst, articlesOf("en")].some((words) =>
    words.has(word.toLowerCase()),
  );

const inGerman = (phrase: string): string => {
  const isOneWord = !phrase.includes(" ");
  if (isOneWord && germanEndings.times.test(phrase)) return `Wie sind die ${phrase}?`;
  if (isOneWord && germanEndings.amounts.test(phrase)) return `Wie hoch sind die ${phrase}?`;
  if (isOneWord && germanEndings.kinds.test(phrase)) return `Welche ${phrase} gibt es?`;
  return framed(phrase, "de");
};
