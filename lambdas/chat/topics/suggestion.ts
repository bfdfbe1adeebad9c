import { type SpokenLanguage, spokenLanguage } from "../language/spoken-language.ts";
import { commonIn, type IsCommon } from "./common-words.ts";
import { type Around, isFunctionWord, isNounPhrase } from "./noun-phrase.ts";
import { questionAbout } from "./question-about.ts";
import { readableQuestion } from "./readable-question.ts";
import { tidyHeading } from "./tidy-heading.ts";
import { isGeneric } from "./words/generic.ts";

export interface Suggestion {
  question: string;
  /** The noun phrase that it was made from; absent for a question as it was written. */
  topic?: string;
}

/** The language of a text, or else the given one, and its common words, by which its headings are read. */
export const readAround = (text: string, otherwise?: SpokenLanguage): Around => ({
  language: spokenLanguage(text) ?? otherwise,
  isCommon: commonIn(text),
});

/**
 * The question that a heading stands for, in its language; undefined for every heading that does not surely read as the
 * words of a person.
 */
export const suggestionFor = (heading: string, { language, isCommon }: Around): Suggestion | undefined => {
  const written = readableQuestion(heading);
  if (written) return { question: written };
  const how = language === "en" && askedHow(heading, isCommon);
  if (how) return { question: how };
  const topic = tidyHeading(heading);
  if (!topic || !language || isGeneric(topic) || !isNounPhrase(topic, { language, isCommon }))
    return undefined;
  return { topic, question: questionAbout(topic, language, isCommon) };
};

/** "How to renew your card" is asked as "How do I renew my card?". */
const askedHow = (heading: string, isCommon: IsCommon): string | undefined => {
  const [, rest] = /^How to ([\p{L}' -]{4,60})$/iu.exec(heading.trim()) ?? [];
  if (!rest || /\b(?:you|we|us|our|yours)\b/i.test(rest)) return undefined;
  const words = rest
    .split(" ")
    .map((word) => (isCommon(word) || isFunctionWord(word, "en") ? word.toLowerCase() : word));
  if (!/^\p{Ll}/u.test(words[0] ?? "")) return undefined;
  const own = words
    .join(" ")
    .replace(/\byour\b/g, "my")
    .replace(/\byourself\b/g, "myself");
  return `How do I ${own}?`;
};
