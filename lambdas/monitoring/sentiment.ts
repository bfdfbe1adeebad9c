import { SentimentIntensityAnalyzer } from "vader-sentiment";
import { languageOf } from "#platform/search/analysis/languages.ts";
import type { Sentiment } from "#shared/monitoring/routes.ts";

/** VADER's bounds of a neutral text; a text's compound score is from -1 to 1. */
const neutral = 0.05;

/**
 * The mood of a visitor's messages, by the mean of VADER's scores (Hutto and Gilbert, 2014). Its word list is
 * English: `unrated` for messages in another language, or without a word.
 */
export const sentimentOf = (messages: string[]): Sentiment => {
  const language = languageOf(messages.join("\n"));
  if (!messages.some((text) => /[a-z]/i.test(text)) || (language && language !== "en")) return "unrated";
  if (!language && messages.some((text) => /[^\p{sc=Latin}\P{L}]/u.test(text))) return "unrated";
  const scores = messages.map((text) => SentimentIntensityAnalyzer.polarity_scores(text).compound);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  if (mean >= neutral) return "positive";
  return mean <= -neutral ? "negative" : "neutral";
};
