import { shownStarters } from "#lambdas/core/chatbots/shown-starters.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { mostStarters } from "#shared/chatbots/starters.ts";
import { findStarters } from "./find-starters.ts";

/** The questions that a chat with a chatbot begins with, and those that its documents suggest. */
export const starters = async (
  { chatbotId }: { chatbotId: string },
  { accountId }: { accountId: string },
): Promise<{ starters: string[]; suggestions: string[]; isOwn: boolean }> => {
  const configured = await chatbotStore.configured(accountId, chatbotId);
  const suggestions = await findStarters(configured);
  const found_starters = suggestions.slice(0, mostStarters);
  return {
    starters: shownStarters({ ...configured.chatbot, found_starters }),
    suggestions,
    isOwn: configured.chatbot.starters !== undefined,
  };
};
