import type { Turn } from "../conversation/turns.ts";
import type { SpokenLanguage } from "../language/spoken-language.ts";
import { plainWord, tellingWords } from "../language/words.ts";
import { dependenceOf } from "./dependence.ts";

const mostQuestions = 3;
const mostWords = 12;

/**
 * A question with the topic of the conversation: the telling words of the question before it, of those that one goes
 * on with, and of the headings above the passage that answered, as far as it lacks them.
 */
export const carriedOn = (question: string, turns: Turn[], language: SpokenLanguage | undefined): string => {
  const known = new Set(tellingWords(question, language).map(plainWord));
  const carried: string[] = [];
  for (const word of topicWords(turns, language)) {
    const plain = plainWord(word);
    if (known.has(plain) || carried.length === mostWords) continue;
    known.add(plain);
    carried.push(word);
  }
  return [question, ...carried].join(" ");
};

const topicWords = (turns: Turn[], language: SpokenLanguage | undefined): string[] => {
  const titles = turns.findLast(({ role }) => role === "assistant")?.titlePath ?? [];
  const texts = [...questionsOf(turns, language), titles.at(-1) ?? ""];
  return texts.flatMap((text) => tellingWords(text, language));
};

/** The latest question, and those before it as long as each goes on with the one before; latest first. */
const questionsOf = (turns: Turn[], language: SpokenLanguage | undefined): string[] => {
  const latest = turns.flatMap(({ role, content }) => (role === "user" ? [content] : [])).reverse();
  const whole = latest.findIndex((question) => dependenceOf(question, language) !== "clear");
  return latest.slice(0, Math.min(whole < 0 ? latest.length : whole + 1, mostQuestions));
};
