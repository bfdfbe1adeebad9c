import type { ConfiguredChatbot } from "#lambdas/chatbots/store.ts";
import type { Usage } from "#platform/models/port.ts";
import type { Turn } from "../conversation/turns.ts";
import type { Stopwatch } from "../debug/stopwatch.ts";
import type { SpokenLanguage } from "../language/spoken-language.ts";
import { type SearchOutcome, searchFor } from "../retrieval/retrieve.ts";

export interface QuestionInConversation extends ConfiguredChatbot {
  question: string;
  turns: Turn[];
  language: SpokenLanguage | undefined;
  signal: AbortSignal;
  watch: Stopwatch;
}

export interface UnderstoodQuestion extends SearchOutcome {
  /** Tokens of the rewriting; absent if no language model was called. */
  usage?: Usage;
}

/**
 * Searches for a question as it is meant in its conversation. The module for follow-ups is loaded on first use, because
 * the first question needs none of it.
 */
export const understand = async (asked: QuestionInConversation): Promise<UnderstoodQuestion> => {
  const { question, turns, chatbot, watch } = asked;
  if (turns.length > 0) return (await import("./follow-up.ts")).understandFollowUp(asked);
  return watch.time("Search", () => searchFor(chatbot.id, question));
};
