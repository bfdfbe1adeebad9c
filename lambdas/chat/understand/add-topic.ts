import type { Turn } from "../conversation/turns.ts";
import type { SpokenLanguage } from "../language/spoken-language.ts";
import { keywordsOf, plainWord } from "../language/words.ts";
import { dependenceOf } from "./dependence.ts";

const maxQuestions = 3;
const maxWords = 12;

/**
 * Appends the topic of the conversation to a follow-up question: the keywords of the previous question, of the questions
 * that one follows up, and of the heading above the passage that answered.
 */
export const addTopic = (question: string, turns: Turn[], language: SpokenLanguage | undefined): string => {
  const known = new Set(keywordsOf(question, language).map(plainWord));
  const added: string[] = [];
  for (const word of topicWords(turns, language)) {
    const plain = plainWord(word);
    if (known.has(plain) || added.length === maxWords) continue;
    known.add(plain);
    added.push(word);
  }
  return [question, ...added].join(" ");
};

const topicWords = (turns: Turn[], language: SpokenLanguage | undefined): string[] => {
  const titles = turns.findLast(({ role }) => role === "assistant")?.titlePath ?? [];
  const texts = [...questionsOf(turns, language), titles.at(-1) ?? ""];
  return texts.flatMap((text) => keywordsOf(text, language));
};

/** The latest question and those that it follows up, latest first. */
const questionsOf = (turns: Turn[], language: SpokenLanguage | undefined): string[] => {
  const latest = turns.flatMap(({ role, content }) => (role === "user" ? [content] : [])).reverse();
  const whole = latest.findIndex((question) => dependenceOf(question, language) !== "clear");
  return latest.slice(0, Math.min(whole < 0 ? latest.length : whole + 1, maxQuestions));
};
