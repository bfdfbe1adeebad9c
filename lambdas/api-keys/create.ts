import type * as z from "zod";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { hashOf } from "#platform/access/key/api-key.ts";
import { newId } from "#platform/table/new-id.ts";
import { maxKeys } from "#shared/api-keys/rules.ts";
import type { MadeKey, NewApiKey } from "#shared/api-keys/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { newSecret, prefixOf } from "./secret.ts";
import { apiKeyStore } from "./store.ts";

type Input = z.output<typeof NewApiKey>;

/** Creates a key for a chatbot of the account. The secret is in the reply and nowhere else. */
export const create = async (
  { user_id, rag_system_id, description, expires_at, ...settings }: Input,
  { accountId, userId }: { accountId: string; userId: string },
): Promise<MadeKey> => {
  if (user_id && user_id !== accountId && user_id !== userId)
    throw new AppError("not_found", "Chatbot not found.");
  await chatbotStore.ofAccount(accountId, rag_system_id);
  if (expires_at && Date.parse(expires_at) <= Date.now()) throw expired();
  if ((await apiKeyStore.all(accountId)).length >= maxKeys)
    throw new AppError("conflict", `An account has at most ${maxKeys} API keys. Delete one first.`);
  const secret = newSecret();
  const id = newId("apiKey");
  await apiKeyStore.create(
    {
      ...settings,
      id,
      family_id: id,
      hash: hashOf(secret),
      key_prefix: prefixOf(secret),
      user_id: accountId,
      rag_system_id,
      description: description || null,
      expires_at: expires_at ?? null,
      is_active: true,
      created_at: new Date().toISOString(),
    },
    userId,
  );
  return { id, api_key: secret, key_prefix: prefixOf(secret) };
};

const expired = () => {
  const message = "Choose a day that is still to come.";
  return new AppError("invalid", message, [{ path: "expires_at", message }]);
};
