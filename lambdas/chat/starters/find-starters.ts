import { type ConfiguredChatbot, chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { mostStarters } from "#shared/chatbots/starters.ts";
import { answeredOf } from "./answered-of.ts";
import { candidatesOf } from "./candidates.ts";

/** Some questions find no answer of their own. */
const tried = 16;
const mostSuggested = 12;

/**
 * Questions of the documents to begin a chat with, up to twelve; with the built-in model those that it answers rightly.
 * The first four are stored for visitors' surfaces, which cannot search.
 */
export const findStarters = async (configured: ConfiguredChatbot): Promise<string[]> => {
  const found = await suggested(configured);
  await keep(configured, found.slice(0, mostStarters));
  return found;
};

const suggested = async (configured: ConfiguredChatbot): Promise<string[]> => {
  const { chatbot } = configured;
  // an interviewer asks the first question itself
  if (chatbot.opening_question) return [];
  const candidates = (await candidatesOf(chatbot.id)).slice(0, tried);
  const answered = await answeredOf(configured, candidates);
  return answered.map(({ question }) => question).slice(0, mostSuggested);
};

const keep = async ({ chatbot }: ConfiguredChatbot, found_starters: string[]): Promise<void> => {
  if (JSON.stringify(found_starters) === JSON.stringify(chatbot.found_starters ?? [])) return;
  await transact([chatbotStore.change(chatbot, { set: { found_starters } })]).catch((error) => {
    // deleted in the meantime
    if (!failedCondition(error)) throw error;
  });
};
