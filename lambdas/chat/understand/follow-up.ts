import type { Usage } from "#platform/models/port.ts";
import { keywordsOf, plainWord, wordsOf } from "../language/words.ts";
import { judgeOf } from "../retrieval/passages-for.ts";
import { type SearchOutcome, searchFor } from "../retrieval/retrieve.ts";
import { addTopic } from "./add-topic.ts";
import { chosenItem } from "./chosen-item.ts";
import { dependenceOf } from "./dependence.ts";
import { rewriteQuestion } from "./rewrite.ts";
import type { QuestionInConversation, UnderstoodQuestion } from "./understood-question.ts";

/**
 * Searches for a question that may depend on earlier ones. A question that stands by itself and finds an answer is
 * searched for as it is, so a change of topic drops the old one.
 */
export const understandFollowUp = async (asked: QuestionInConversation): Promise<UnderstoodQuestion> => {
  const { question, turns, language, watch } = asked;
  const options = { judge: judgeOf(asked.configuration), attached: asked.attached };
  const search = (text: string) => watch.time("Search", () => searchFor(asked.chatbot.id, text, options));
  const item = chosenItem(question, turns, language);
  const dependence = dependenceOf(question, language);
  if (dependence === "none" && !item) return search(question);
  const isBuiltIn = asked.configuration.provider === "builtin";
  const alone = isBuiltIn && dependence === "possible" && !item ? await search(question) : undefined;
  if (alone && alone.found.length > 0) return alone;
  const { text, usage, isRewritten } = await completeQuestion(asked, item);
  const withTopic = await search(text);
  const spent = usage && { usage };
  if (isRewritten || (item && withTopic.found.length > 0)) return { ...withTopic, ...spent };
  const best = better(alone ?? (await search(question)), withTopic, keywordsOf(question, language));
  return { ...best, ...spent };
};

interface CompleteQuestion {
  text: string;
  /** Tokens of the rewriting; absent if no language model was called. */
  usage?: Usage;
  /** The language model wrote the text; it knows better than a search whether the question stands by itself. */
  isRewritten: boolean;
}

/** Fills in what the question leaves out: by the language model, else by appending keywords of the topic. */
const completeQuestion = async (
  asked: QuestionInConversation,
  item: string | undefined,
): Promise<CompleteQuestion> => {
  const { question, turns, language, configuration, signal, watch } = asked;
  const byKeywords = addTopic(item ? item : question, turns, language);
  if (configuration.provider === "builtin") return { text: byKeywords, isRewritten: false };
  const rewriting = await watch.time("Understand", () =>
    rewriteQuestion({ question, turns, configuration, signal }),
  );
  const isRewritten = rewriting.question !== undefined;
  return { text: rewriting.question ?? byKeywords, usage: rewriting.usage, isRewritten };
};

/** The search with an answer; of two, the one whose best passage has more of the question's own keywords. */
const better = (alone: SearchOutcome, withTopic: SearchOutcome, keywords: string[]): SearchOutcome => {
  if (withTopic.found.length === 0 || alone.found.length === 0)
    return alone.found.length > 0 ? alone : withTopic;
  return countHeld(keywords, alone) > countHeld(keywords, withTopic) ? alone : withTopic;
};

const countHeld = (keywords: string[], { found }: SearchOutcome): number => {
  const [best] = found;
  if (!best) return 0;
  const { text, titlePath } = best.passage;
  const prefixes = new Set(wordsOf([text, ...titlePath].join(" ")).map(prefixOf));
  return keywords.filter((word) => prefixes.has(prefixOf(word))).length;
};

/** Long enough to recognise other forms of the word. */
const prefixOf = (word: string): string => plainWord(word).slice(0, 5);
