import { logActivity } from "#lambdas/core/activity.ts";
import { apiKeyEntity, type StoredApiKey } from "#platform/access/key/api-key.ts";
import { keyTotalEntity } from "#platform/access/key/api-key-use.ts";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { erasePartition } from "#platform/table/erase.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import type { Activity } from "#shared/account/activity.ts";
import { keyEntity, type StoredKey } from "./entities.ts";

/*
 * Access patterns
 *   an account's keys, newest first   OWNER#{account} / APIKEY#{id}
 *   one key of an account             the same
 *   a key by its hash                 APIKEY#{hash} / APIKEY                 (platform/access/key/api-key.ts)
 *   the calls of a key                APIUSE#{family} / DAY#… and KEY#…      (platform/access/key/api-key-use.ts)
 *   the replies to its requests       IDEMPOTENCY#{family} / …               (platform/http/kept-replies.ts)
 */

export type { StoredKey };

export const apiKeyStore = {
  /** Throws `not_found` for a key of another account. */
  ofAccount: (accountId: string, id: string): Promise<StoredKey> => keyEntity.get({ user_id: accountId, id }),

  /** Every key, newest first, rotated ones included. */
  all: (accountId: string): Promise<StoredKey[]> =>
    Array.fromAsync(
      keyEntity.all({ pk: key("account", accountId), prefix: keyPrefix("apiKey"), newestFirst: true }),
    ),

  create: async (stored: StoredKey, userId: string): Promise<void> =>
    transact([...newKey(stored), log(stored, userId, "created")]),

  /** Disables or enables; repeating it changes nothing. */
  activate: async (stored: StoredKey, is_active: boolean, userId: string): Promise<void> => {
    if (stored.is_active === is_active) return;
    const changed = { set: { is_active } };
    await transact([
      keyEntity.change(stored, { ...changed, condition: when.equals({ is_active: !is_active }) }),
      apiKeyEntity.change(stored, changed),
      log(stored, userId, is_active ? "activated" : "deactivated"),
    ]).catch(async (error) => {
      if (!failedCondition(error)) throw error;
      // Another request may have done the same; a key that is gone is not found.
      await keyEntity.get(stored);
    });
  },

  /** Stores the key that replaces another one, which stops at its `revoked_at`. Returns false if it was rotated already. */
  rotate: async (
    old: StoredKey & { revoked_at: string },
    successor: StoredKey,
    userId: string,
  ): Promise<boolean> => {
    const { revoked_at, calls_before } = old;
    try {
      await transact([
        keyEntity.change(old, { set: { revoked_at, calls_before }, condition: when.absent("revoked_at") }),
        apiKeyEntity.change(old, { set: { revoked_at } }),
        ...newKey(successor),
        log(successor, userId, "rotated"),
      ]);
      return true;
    } catch (error) {
      if (failedCondition(error)) return false;
      throw error;
    }
  },

  /** Deletes one key, which is refused from then on. Its family's usage and kept replies go with the last one. */
  remove: async (
    stored: StoredKey,
    { isLast, userId }: { isLast: boolean; userId?: string },
  ): Promise<void> => {
    await transact([
      keyEntity.drop(stored),
      apiKeyEntity.drop(stored),
      keyTotalEntity.drop(stored),
      ...(userId ? [log(stored, userId, "deleted")] : []),
    ]);
    if (!isLast) return;
    await erasePartition(key("apiUse", stored.family_id));
    await erasePartition(key("idempotency", stored.family_id));
  },

  /** Deletes the keys of an account, or of one of its chatbots. */
  removeAll: async (accountId: string, chatbotId?: string): Promise<void> => {
    for (const stored of await apiKeyStore.all(accountId))
      if (!chatbotId || stored.rag_system_id === chatbotId)
        await apiKeyStore.remove(stored, { isLast: true });
  },
};

const newKey = (stored: StoredKey): Write[] => [
  keyEntity.put(stored),
  apiKeyEntity.put(checkedPart(stored)),
  keyTotalEntity.put({ family_id: stored.family_id, id: stored.id, usage_count: 0, last_used_at: null }),
];

/** The part of a key that a request is checked by. */
const checkedPart = ({ hash, id, family_id, expires_at, ...stored }: StoredKey): StoredApiKey => ({
  hash,
  id,
  family_id,
  account_id: stored.user_id,
  chatbot_id: stored.rag_system_id,
  scope: stored.permission_scope,
  is_active: stored.is_active,
  requests_per_minute: stored.requests_per_minute,
  daily_quota: stored.daily_quota,
  ...(expires_at && { expires_at }),
});

const log = ({ id, name, user_id }: StoredKey, userId: string, action: Activity["action"]): Write =>
  logActivity({ accountId: user_id, userId }, { action, subject: { kind: "api_key", id, name } });
