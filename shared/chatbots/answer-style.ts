/** ISO 639-1: the languages in which the product has its own sentences, such as refusals. */
export const answerLanguages = [
  "ar",
  "bg",
  "cs",
  "da",
  "de",
  "el",
  "en",
  "es",
  "fi",
  "fr",
  "he",
  "hi",
  "hu",
  "id",
  "it",
  "ja",
  "ko",
  "nl",
  "no",
  "pl",
  "pt",
  "ro",
  "ru",
  "sv",
  "th",
  "tr",
  "uk",
  "vi",
  "zh",
] as const;

export const refusalChoices = ["strict", "balanced", "helpful"] as const;
export const lengthChoices = ["short", "normal", "long"] as const;
export const toneChoices = ["neutral", "friendly", "formal", "plain"] as const;
export type AnswerLength = (typeof lengthChoices)[number];
export type RefusalChoice = (typeof refusalChoices)[number];

/** Texts of the settings, in characters, and the most words that answers avoid. */
export const settingsBounds = { prompt: 10_000, word: 60, words: 30 };

/** How a chatbot answers, beside its system prompt. */
export interface AnswerStyle {
  /** Whether readers see marks such as [1] and the passages behind them. */
  citations: boolean;
  refusal: RefusalChoice;
  length: AnswerLength;
  tone: (typeof toneChoices)[number];
  /** ISO 639-1, or that of the visitor's message. */
  language: "visitor" | (typeof answerLanguages)[number];
  avoided_words: string[];
}

/** The style of chatbots that have set none. */
export const defaultAnswerStyle: AnswerStyle = {
  citations: true,
  refusal: "balanced",
  length: "normal",
  tone: "neutral",
  language: "visitor",
  avoided_words: [],
};

/** The numeric settings of chatbots that have set none. */
export const defaultParameters = {
  temperature: 0.7,
  max_tokens: 1000,
  top_p: 1,
  frequency_penalty: 0,
  presence_penalty: 0,
} as const;

export type ParameterName = keyof typeof defaultParameters;
