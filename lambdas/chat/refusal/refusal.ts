import { spokenLanguage } from "../language/spoken-language.ts";
import type { FoundPassage } from "../retrieval/rank.ts";
import { english, refusals } from "./texts.ts";
import { documentTopics, topicsOf } from "./topics.ts";

/**
 * The reply to a question that the documents do not answer, and up to four topics that they do cover, those of the
 * `nearest` passages first. Undefined if the chatbot has no processed documents.
 */
export const refusalFor = async (
  chatbotId: string,
  nearest: FoundPassage[],
  language: string | undefined,
): Promise<{ text: string; topics: string[] } | undefined> => {
  const topics = nearest.length > 0 ? topicsOf(nearest) : await documentTopics(chatbotId);
  if (topics.length === 0) return undefined;
  return { text: refusalText(topics, language ?? spokenLanguage(nearest[0]?.passage.text ?? "")), topics };
};

/** In English if the language is unknown. */
export const refusalText = (topics: string[], language: string | undefined): string => {
  const [unanswered, covered] = refusals[language ?? "en"] ?? english;
  const separator = language === "zh" || language === "ja" ? "、" : ", ";
  return `${unanswered} ${covered.replace("{topics}", () => topics.join(separator))}`;
};
