import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import type { ApiKey } from "#shared/api-keys/shapes.ts";
import { apiKeyStore, type StoredKey } from "./store.ts";
import { type Usage, usageOf, usedThisMinute } from "./usage/store.ts";

/** The account's keys as its owner sees them: rotated ones stand with the key that replaced them. */
export const shownKeys = async (accountId: string): Promise<ApiKey[]> => {
  const [stored, chatbots] = await Promise.all([
    apiKeyStore.all(accountId),
    Array.fromAsync(chatbotStore.all(accountId)),
  ]);
  const nameOf = new Map(chatbots.map(({ id, name }) => [id, name]));
  const current = stored.filter(({ revoked_at }) => !revoked_at);
  return Promise.all(
    current.map(async (one) => {
      const former = stored.filter(({ family_id, revoked_at }) => family_id === one.family_id && revoked_at);
      const [usage, thisMinute] = await Promise.all([usageOf(one.family_id), usedThisMinute(one.family_id)]);
      return shown(one, { name: nameOf.get(one.rag_system_id) ?? "", former, usage, thisMinute });
    }),
  );
};

interface Beside {
  name: string;
  former: StoredKey[];
  usage: Usage;
  thisMinute: number;
}

const shown = (stored: StoredKey, { name, former, usage, thisMinute }: Beside): ApiKey => {
  const { hash: _, family_id: __, revoked_at: ___, calls_before: ____, ...key } = stored;
  const { total, keys, ...sums } = usage;
  const lastUses = keys.flatMap(({ last_used_at }) => last_used_at ?? []);
  return {
    ...key,
    rag_system_name: name,
    usage_count: total,
    last_used_at: lastUses.toSorted().at(-1) ?? null,
    usage: { ...sums, thisMinute },
    former: former.flatMap((one) => {
      const own = keys.find(({ id }) => id === one.id);
      return one.revoked_at && Date.parse(one.revoked_at) > Date.now()
        ? {
            id: one.id,
            key_prefix: one.key_prefix,
            works_until: one.revoked_at,
            calls_since_rotation: (own?.usage_count ?? 0) - (one.calls_before ?? 0),
            last_used_at: own?.last_used_at ?? null,
          }
        : [];
    }),
  };
};
