import { createHash, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { apiKeyPrefix, type PermissionScope, permissionScopes } from "#shared/api-keys/rules.ts";
import { AppError } from "#shared/errors.ts";
import { entity } from "../../table/entity.ts";
import { key } from "../../table/keys.ts";

/*
 * Access patterns
 *   an API key by the SHA-256 of its secret   APIKEY#{hash} / APIKEY
 */

const StoredApiKey = z.object({
  /** SHA-256 of the whole key, in hexadecimal digits; the key itself is not stored. */
  hash: z.string(),
  id: z.string(),
  /** The first key's id, which those that replace it keep: they share limits and usage. */
  family_id: z.string(),
  account_id: z.string(),
  /** The only chatbot that it may be used for. */
  chatbot_id: z.string(),
  scope: z.enum(permissionScopes),
  is_active: z.boolean(),
  requests_per_minute: z.number().int(),
  daily_quota: z.number().int(),
  expires_at: z.iso.datetime().optional(),
  /** Refused from this time on, which may be to come. */
  revoked_at: z.iso.datetime().optional(),
});
export type StoredApiKey = z.output<typeof StoredApiKey>;

const keyOf = ({ hash }: { hash: string }) => ({ pk: key("apiKey", hash), sk: key("apiKey") });

export const apiKeyEntity = entity({ name: "ApiKey", shape: StoredApiKey, key: keyOf, keysOf: keyOf });

export interface ApiKey {
  id: string;
  familyId: string;
  accountId: string;
  chatbotId: string;
  scope: PermissionScope;
  requestsPerMinute: number;
  dailyQuota: number;
}

export const hashOf = (key: string): string => createHash("sha256").update(key).digest("hex");

/**
 * The caller's API key. Throws AppError `unauthenticated` with one message for a key that is missing, unknown, disabled,
 * expired or revoked. It is read for every request, so a revoked key is refused at once in each process. An unknown key
 * takes as long as a known one: both are hashed and looked up, and the lookup's time depends only on the hash.
 */
export const verifyApiKey = async (token: string | undefined, now = Date.now()): Promise<ApiKey> => {
  const stored = token?.startsWith(apiKeyPrefix) ? await storedKey(hashOf(token)) : undefined;
  if (!stored || !isValid(stored, now))
    throw new AppError("unauthenticated", "This API key is not valid. Check it, or create a new one.");
  return {
    id: stored.id,
    familyId: stored.family_id,
    accountId: stored.account_id,
    chatbotId: stored.chatbot_id,
    scope: stored.scope,
    requestsPerMinute: stored.requests_per_minute,
    dailyQuota: stored.daily_quota,
  };
};

/** Throws AppError `forbidden` unless the key permits what the route takes. */
export const requireScope = ({ scope }: ApiKey, needed: PermissionScope): void => {
  if (needed === "read" || scope === "read-write") return;
  throw new AppError(
    "forbidden",
    "This API key has the permission “Read Only”. Create one with “Read-Write” for this.",
  );
};

const storedKey = async (hash: string) => {
  const stored = await apiKeyEntity.find({ hash });
  return stored && timingSafeEqual(Buffer.from(stored.hash), Buffer.from(hash)) ? stored : undefined;
};

const isValid = ({ is_active, expires_at, revoked_at }: StoredApiKey, now: number): boolean =>
  is_active && [expires_at, revoked_at].every((end) => end === undefined || Date.parse(end) > now);
