import { integrationEntity, type StoredIntegration } from "./entities.ts";
import { key, keyPrefix } from "./names.ts";

/** The place of a chatbot's integrations. */
export const integrationsOf = (chatbotId: string) => ({
  pk: key("chatbot", chatbotId),
  prefix: keyPrefix("integration"),
});

/** The enabled integrations of a chatbot, the oldest first; apart from the store, whose code a question does not need. */
export const activeIntegrations = async (chatbotId: string): Promise<StoredIntegration[]> =>
  (await Array.fromAsync(integrationEntity.all(integrationsOf(chatbotId)))).filter(
    ({ is_active }) => is_active,
  );
