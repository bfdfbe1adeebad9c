import { cutText } from "#lambdas/core/cut-text.ts";
import { trimSigns } from "#lambdas/core/trim-signs.ts";
import { isStopWord } from "#platform/search/analysis/stop-words.ts";
import { spokenLanguage } from "../language/spoken-language.ts";
import type { Errand, ErrandKind } from "./errand.ts";

/** The result of an errand without a language model, in the form that was asked for. `name` is the chatbot's. */
export const simpleResult = ({ kind, field, turns }: Errand, name: string): string => {
  const questions = turns.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  const result = results[kind](questions, { name, turns });
  if (field) return JSON.stringify({ [field]: result });
  return typeof result === "string" ? result : result.join(", ");
};

interface Chat {
  name: string;
  turns: Errand["turns"];
}

const results: Record<ErrandKind, (questions: string[], chat: Chat) => string | string[]> = {
  title: ([first = ""], { name }) => titleOf(first) || name,
  tags: (questions) => tagsOf(questions.join("\n")),
  followUps: () => [],
  queries: (questions) => questions.slice(-1).map((question) => question.slice(0, 200)),
  completion: () => "",
  emoji: () => "💬",
  picture: (questions) => questions.at(-1)?.slice(0, 500) ?? "",
  tools: () => [],
  summary: (_, { turns }) =>
    turns
      .map(
        ({ role, content }) => `${role === "user" ? "–" : "→"} ${cutText(content.replace(/\s+/g, " "), 300)}`,
      )
      .slice(-6)
      .join("\n"),
};

const longestTitle = 50;

/** The beginning of a question without its punctuation, between words. */
const titleOf = (question: string): string => {
  const line = (question.trim().slice(0, 500).split("\n")[0] ?? "").replace(/\s+/g, " ");
  const words = trimSigns(line, "\"'“”„«».,;:!?¿¡。，；：！？…");
  if (words.length <= longestTitle) return words;
  const [beginning = ""] = cutText(words, longestTitle * 2).split(" […]");
  const cut = Array.from(beginning).slice(0, longestTitle).join("");
  const space = cut.lastIndexOf(" ");
  return `${space > 0 ? cut.slice(0, space) : cut}…`;
};

/** Up to three words that carry meaning, those that are told most first. */
const tagsOf = (text: string): string[] => {
  const known = spokenLanguage(text.slice(0, 4000));
  const language = known && known.length === 2 ? (known as Parameters<typeof isStopWord>[1]) : undefined;
  const counts = new Map<string, number>();
  for (const [word] of text.slice(0, 4000).matchAll(/[\p{L}\p{M}\p{N}]{4,30}/gu)) {
    const lower = word.toLowerCase();
    if (!isStopWord(lower, language)) counts.set(lower, (counts.get(lower) ?? 0) + 1);
  }
  const words = [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
  return words.length > 0 ? words.slice(0, 3).map(capitalised) : ["General"];
};

const capitalised = (word: string): string => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
