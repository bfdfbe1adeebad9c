import type { AnswerStyle } from "#shared/chatbots/answer-style.ts";
import type { StyleRules } from "./rules.ts";

/** Handed in, because a module that chunks share costs every cold start. */
interface Parts {
  usual: StyleRules;
  refusing: string;
  defuse(text: string): string;
}

const refusals: Record<AnswerStyle["refusal"], (parts: Parts) => string> = {
  strict: ({ refusing }) =>
    `Answer only what the passages state expressly; do not conclude, combine or generalise. If they do not state the whole answer, ${refusing}`,
  balanced: ({ usual }) => usual.refusal,
  helpful: ({ refusing }) =>
    `If no passage answers exactly what the visitor asks, give what the passages say that comes closest, and say in a sentence that it is not exactly what was asked. Only if no passage has to do with it, ${refusing}`,
};

const lengths: Record<AnswerStyle["length"], string | undefined> = {
  short: "Answer in one or two sentences.",
  normal: undefined,
  long: "Answer in full: give every condition, exception and step that the passages have for it.",
};

const tones: Record<AnswerStyle["tone"], string | undefined> = {
  neutral: undefined,
  friendly: "Write in a warm and friendly tone.",
  formal: "Write formally and address the visitor politely.",
  plain: "Use short sentences and everyday words, and explain every term that the visitor may not know.",
};

/** The rules of a style that a chatbot's owner chose. */
export const styleRules = (style: AnswerStyle, parts: Parts): StyleRules => ({
  refusal: refusals[style.refusal](parts),
  language:
    style.language === "visitor"
      ? parts.usual.language
      : `Write in ${nameOf(style.language)}, whatever language the visitor's message and the passages are in.`,
  others: [lengths[style.length], tones[style.tone], avoidanceRule(style.avoided_words, parts)].filter(
    (rule) => rule !== undefined,
  ),
});

const avoidanceRule = (words: string[], { defuse }: Parts): string | undefined =>
  words.length > 0
    ? `Never use these words, in any form: ${words.map((word) => `"${defuse(word).replace(/["\n]/g, "'")}"`).join(", ")}. Say it in other words.`
    : undefined;

const nameOf = (language: string): string =>
  new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language;
