import { type Actor, logActivity } from "#lambdas/core/activity.ts";
import type { StoredConfiguration } from "#lambdas/core/chatbots/entities.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { providerEntity, type StoredProvider } from "#platform/models/account/stored-provider.ts";
import { transact, type Write } from "#platform/table/client.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import type { Activity } from "#shared/account/activity.ts";

/*
 * Access patterns
 *   an account's provider of language models   OWNER#{account} / PROVIDER
 *   the chatbots with their models             OWNER#{account} / LLM#{chatbot}, BOT#{chatbot}
 */

interface SetChatbot {
  chatbot: { id: string; name: string };
  configuration: StoredConfiguration;
}

export const providerStore = {
  find: (accountId: string): Promise<StoredProvider | undefined> =>
    providerEntity.find({ account_id: accountId }),

  /** Replaces a former one. */
  save: async (actor: Actor, provider: StoredProvider): Promise<void> => {
    const former = await providerStore.find(actor.accountId);
    await transact([providerEntity.place(provider), log(actor, provider, former ? "changed" : "created")]);
  },

  /** Removes the provider with its key; repeating it changes nothing. */
  remove: async (actor: Actor): Promise<void> => {
    const former = await providerStore.find(actor.accountId);
    if (former) await transact([providerEntity.drop(former), log(actor, former, "deleted")]);
  },

  /** The account's chatbots that have stored settings, newest first. */
  chatbots: async (accountId: string): Promise<SetChatbot[]> => {
    const settings = { pk: key("account", accountId), prefix: keyPrefix("modelSettings") };
    const stored = new Map<string, StoredConfiguration>();
    for await (const one of chatbotStore.configurations.all(settings)) stored.set(one.rag_system_id, one);
    if (stored.size === 0) return [];
    const chatbots = await Array.fromAsync(chatbotStore.all(accountId));
    return chatbots.flatMap(({ id, name }) => {
      const configuration = stored.get(id);
      return configuration ? [{ chatbot: { id, name }, configuration }] : [];
    });
  },
};

/** The host stands for the provider. */
const log = (actor: Actor, { base_url }: StoredProvider, action: Activity["action"]): Write => {
  const name = new URL(base_url).host;
  return logActivity(actor, { action, subject: { kind: "model_provider", id: name, name } });
};
