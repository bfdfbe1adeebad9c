import { absent } from "#lambdas/core/chatbots/absent.ts";
import { chatbotEntity } from "#lambdas/core/chatbots/entities.ts";
import { logChange } from "#lambdas/core/chatbots/log-change.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";

/** Stores the owner's questions to begin a chat with; null takes those that the documents suggest. */
export const setStarters = async (
  chatbot: Chatbot,
  starters: string[] | null,
  userId: string,
): Promise<Chatbot> => {
  const { starters: _, ...rest } = chatbot;
  await transact([
    chatbotEntity.change(chatbot, starters ? { set: { starters } } : { remove: ["starters"] }),
    await logChange(chatbot, userId, "changed"),
  ]).catch((error) => {
    throw failedCondition(error) ? absent() : error;
  });
  return starters ? { ...rest, starters } : rest;
};
