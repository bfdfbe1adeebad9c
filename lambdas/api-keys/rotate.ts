import type * as z from "zod";
import { hashOf } from "#platform/access/key/api-key.ts";
import { newId } from "#platform/table/new-id.ts";
import type { MadeKey, Rotation } from "#shared/api-keys/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { newSecret, prefixOf } from "./secret.ts";
import { apiKeyStore } from "./store.ts";
import { usageOf } from "./usage/store.ts";

/**
 * Replaces a key by a new one with the same settings, limits and figures. The old one works until the overlap is over.
 * Keys of the family whose overlap is over already are deleted.
 */
export const rotate = async (
  { old_key_id, overlap_hours }: z.output<typeof Rotation>,
  { accountId, userId }: { accountId: string; userId: string },
): Promise<MadeKey> => {
  const old = await apiKeyStore.ofAccount(accountId, old_key_id);
  if (old.revoked_at) throw rotated();
  const now = Date.now();
  const revoked_at = new Date(now + overlap_hours * 3_600_000).toISOString();
  const { keys } = await usageOf(old.family_id);
  const calls_before = keys.find(({ id }) => id === old.id)?.usage_count ?? 0;
  const secret = newSecret();
  const successor = {
    ...old,
    id: newId("apiKey"),
    hash: hashOf(secret),
    key_prefix: prefixOf(secret),
    created_at: new Date(now).toISOString(),
  };
  if (!(await apiKeyStore.rotate({ ...old, revoked_at, calls_before }, successor, userId))) throw rotated();
  for (const one of await apiKeyStore.all(accountId))
    if (one.family_id === old.family_id && one.revoked_at && Date.parse(one.revoked_at) < now)
      await apiKeyStore.remove(one, { isLast: false });
  return { id: successor.id, api_key: secret, key_prefix: successor.key_prefix };
};

const rotated = () => new AppError("conflict", "This API key was rotated already. Reload the page.");
