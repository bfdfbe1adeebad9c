import { serve } from "#platform/http/serve.ts";
import { apiKeys } from "#shared/api-keys/routes.ts";
import { create } from "./create.ts";
import { rotate } from "./rotate.ts";
import { shownKeys } from "./shown.ts";
import { apiKeyStore } from "./store.ts";

export const handler = serve(apiKeys, {
  list: async (_, { accountId }) => ({ items: await shownKeys(accountId) }),
  create,
  update: async ({ id, is_active }, { accountId, userId }) => {
    await apiKeyStore.activate(await apiKeyStore.ofAccount(accountId, id), is_active, userId);
    return { id, is_active };
  },
  rotate,
  remove: async ({ id }, { accountId, userId }) => {
    const stored = await apiKeyStore.ofAccount(accountId, id);
    const family = (await apiKeyStore.all(accountId)).filter(
      ({ family_id }) => family_id === stored.family_id,
    );
    // A key that is deleted takes along those that it replaced; a rotated one goes alone.
    const removed = stored.revoked_at ? [stored] : family;
    for (const one of removed)
      await apiKeyStore.remove(one, { isLast: removed.length === family.length, userId });
    return {};
  },
});
