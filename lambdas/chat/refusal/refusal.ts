import { spokenLanguage } from "../language/spoken-language.ts";
import type { Found } from "../retrieval/retrieve.ts";
import { english, refusals } from "./texts.ts";
import { documentTopics, topicsOf } from "./topics.ts";

/**
 * What is said to a question that the documents do not answer, and up to four topics that they do cover, the nearest
 * first. `nearest` is what came closest. Undefined where the chatbot has no documents that were read.
 */
export const refusalFor = async (
  chatbotId: string,
  nearest: Found[],
  language: string | undefined,
): Promise<{ text: string; topics: string[] } | undefined> => {
  const topics = nearest.length > 0 ? topicsOf(nearest) : await documentTopics(chatbotId);
  if (topics.length === 0) return undefined;
  return { text: refusalText(topics, language ?? spokenLanguage(nearest[0]?.passage.text ?? "")), topics };
};

/** In English where the language is unknown. */
export const refusalText = (topics: string[], language: string | undefined): string => {
  const [unanswered, covered] = refusals[language ?? "en"] ?? english;
  const separator = language === "zh" || language === "ja" ? "、" : ", ";
  return `${unanswered} ${covered.replace("{topics}", () => topics.join(separator))}`;
};
