import { createHash, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { AppError } from "#shared/errors.ts";
import { entity } from "../table/entity.ts";
import { key } from "../table/keys.ts";

/*
 * Access patterns
 *   an API key by the SHA-256 of its secret   APIKEY#{hash} / APIKEY
 */

const StoredApiKey = z.object({
  /** SHA-256 of the whole key, in hexadecimal digits; the key itself is not stored. */
  hash: z.string(),
  id: z.string(),
  account_id: z.string(),
  /** The only chatbot that it may be used for; without it, every chatbot of the account. */
  chatbot_id: z.string().optional(),
  /** The permitted uses, such as `chat`. */
  scope: z.array(z.string()),
  expires_at: z.iso.datetime().optional(),
  revoked_at: z.iso.datetime().optional(),
});

const keyOf = ({ hash }: { hash: string }) => ({ pk: key("apiKey", hash), sk: key("apiKey") });

export const apiKeyEntity = entity({ name: "ApiKey", shape: StoredApiKey, key: keyOf, keysOf: keyOf });

export interface ApiKey {
  id: string;
  accountId: string;
  /** Undefined for a key of every chatbot of the account. */
  chatbotId: string | undefined;
  scope: string[];
}

/** Marks a secret as an API key of this product, for secret scanners and people. */
export const apiKeyPrefix = "dk_";

export const hashOf = (key: string): string => createHash("sha256").update(key).digest("hex");

/**
 * The caller's API key. Throws AppError `unauthenticated` with one message for a key that is missing, unknown, expired
 * or revoked. An unknown key takes as long as a known one: both are hashed and looked up, and the lookup's time depends
 * only on the hash.
 */
export const verifyApiKey = async (token: string | undefined, now = Date.now()): Promise<ApiKey> => {
  const stored = token?.startsWith(apiKeyPrefix) ? await storedKey(hashOf(token)) : undefined;
  if (!stored || !isValid(stored, now))
    throw new AppError("unauthenticated", "This API key is not valid. Check it, or create a new one.");
  const { id, account_id: accountId, chatbot_id: chatbotId, scope } = stored;
  return { id, accountId, chatbotId, scope };
};

const storedKey = async (hash: string) => {
  const stored = await apiKeyEntity.find({ hash });
  return stored && timingSafeEqual(Buffer.from(stored.hash), Buffer.from(hash)) ? stored : undefined;
};

const isValid = ({ expires_at, revoked_at }: z.output<typeof StoredApiKey>, now: number): boolean =>
  revoked_at === undefined && (expires_at === undefined || Date.parse(expires_at) > now);
