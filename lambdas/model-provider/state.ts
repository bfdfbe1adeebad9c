import { permissionOf } from "#platform/models/account/stored-provider.ts";
import { port } from "#platform/ports.ts";
import type { LlmConfiguration } from "#shared/chatbots/routes.ts";
import type { ProviderState } from "#shared/model-provider/routes.ts";
import { providerStore } from "./store.ts";

/** An account's provider as its members read it, without the key. */
export const stateOf = async (accountId: string): Promise<ProviderState> => {
  const [stored, chatbots, { choices }] = await Promise.all([
    providerStore.find(accountId),
    providerStore.chatbots(accountId),
    port("models"),
  ]);
  const { mayConnect, mayBePrivate } = permissionOf(accountId);
  const using = (provider: LlmConfiguration["provider"]) =>
    chatbots.flatMap(({ chatbot, configuration }) => (configuration.provider === provider ? [chatbot] : []));
  return {
    provider: stored
      ? {
          base_url: stored.base_url,
          has_key: stored.sealed !== undefined,
          models: stored.models,
          is_named: stored.is_named,
          default_model: stored.default_model,
          checked_at: stored.checked_at,
        }
      : null,
    chatbots: using("account"),
    builtin_chatbots: using("builtin"),
    may_connect: mayConnect,
    may_be_private: mayBePrivate,
    installation: choices.default,
  };
};
