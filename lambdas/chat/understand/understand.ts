import type { ConfiguredChatbot } from "#lambdas/chatbots/store.ts";
import type { Usage } from "#platform/models/port.ts";
import type { Turn } from "../conversation/turns.ts";
import type { Stopwatch } from "../debug/stopwatch.ts";
import type { SpokenLanguage } from "../language/spoken-language.ts";
import { plainWord, tellingWords, wordsOf } from "../language/words.ts";
import { type Searched, searchFor } from "../retrieval/search-for.ts";
import { carriedOn } from "./carry-on.ts";
import { chosenItem } from "./chosen-item.ts";
import { dependenceOf } from "./dependence.ts";
import { rewritten } from "./rewrite.ts";

export interface Asked extends ConfiguredChatbot {
  question: string;
  turns: Turn[];
  language: SpokenLanguage | undefined;
  signal: AbortSignal;
  watch: Stopwatch;
}

export interface Understood extends Searched {
  /** What a language model took to understand the question; none where it was not asked. */
  usage?: Usage;
}

/**
 * Finds what answers a question as it is meant in its conversation. One that is answered by itself and says enough is
 * searched for by itself: a changed topic is not dragged along.
 */
export const understood = async (asked: Asked): Promise<Understood> => {
  const { question, turns, language, watch } = asked;
  const search = (text: string) => watch.time("Search", () => searchFor(asked.chatbot.id, text));
  const item = turns.length > 0 ? chosenItem(question, turns, language) : undefined;
  const dependence = turns.length > 0 ? dependenceOf(question, language) : "none";
  if (dependence === "none" && !item) return search(question);
  const alone = dependence === "possible" && !item ? await search(question) : undefined;
  if (alone && alone.found.length > 0) return alone;
  const { text, usage } = await meant(asked, item);
  const withTopic = await search(text);
  const spent = usage && { usage };
  if (withTopic.found.length > 0 && (usage || item)) return { ...withTopic, ...spent };
  const best = better(alone ?? (await search(question)), withTopic, tellingWords(question, language));
  return { ...best, ...spent };
};

/** The question with what it leaves out: by the language model, else by carrying the topic on. */
const meant = async (asked: Asked, item: string | undefined): Promise<{ text: string; usage?: Usage }> => {
  const { question, turns, language, configuration, signal, watch } = asked;
  const byWords = carriedOn(item ? item : question, turns, language);
  if (configuration.provider === "builtin") return { text: byWords };
  const rewriting = await watch.time("Understand", () =>
    rewritten({ question, turns, configuration, signal }),
  );
  return { text: rewriting.question ?? byWords, usage: rewriting.usage };
};

/** The search that answers; where both do, the one whose best passage holds more of what was asked in so many words. */
const better = (alone: Searched, withTopic: Searched, own: string[]): Searched => {
  if (withTopic.found.length === 0 || alone.found.length === 0)
    return alone.found.length > 0 ? alone : withTopic;
  return held(own, alone) > held(own, withTopic) ? alone : withTopic;
};

const held = (words: string[], { found }: Searched): number => {
  const [best] = found;
  if (!best) return 0;
  const { text, titlePath } = best.passage;
  const all = new Set(wordsOf([text, ...titlePath].join(" ")).map(beginning));
  return words.filter((word) => all.has(beginning(word))).length;
};

/** Enough of a word to know its other forms by. */
const beginning = (word: string): string => plainWord(word).slice(0, 5);
