import { type ConfiguredChatbot, chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { AppError } from "#shared/errors.ts";
import type { StoredTemplate } from "../store.ts";

/** Chatbots that are looked at for a language model. */
const mostChatbots = 20;

/** The template's chatbot if it has a language model, else the account's newest one that has; undefined without one. */
export const modelFor = async ({
  user_id,
  rag_system_id,
}: StoredTemplate): Promise<ConfiguredChatbot | undefined> => {
  const own = rag_system_id ? await configuredOrNone(user_id, rag_system_id) : undefined;
  if (own && hasModel(own)) return own;
  const { items } = await chatbotStore.list(user_id, { limit: mostChatbots });
  for (const { id } of items) {
    const configured = await configuredOrNone(user_id, id);
    if (configured && hasModel(configured)) return configured;
  }
  return undefined;
};

const hasModel = ({ configuration }: ConfiguredChatbot): boolean => configuration.provider !== "builtin";

const configuredOrNone = (accountId: string, id: string): Promise<ConfiguredChatbot | undefined> =>
  chatbotStore.configured(accountId, id).catch((error) => {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  });
