import { createHmac, randomInt } from "node:crypto";
import * as z from "zod";
import { keyFor } from "#platform/access/secret/app-secret.ts";
import { transact } from "#platform/table/client.ts";
import { countItems } from "#platform/table/count.ts";
import { entity } from "#platform/table/entity.ts";
import { key, keyPrefix } from "../names.ts";

/*
 * Access patterns
 *   a user's unused recovery codes   USER#{user} / RECOVERY#{hash}
 */

interface Code {
  user_id: string;
  /** HMAC-SHA-256 of user and code with a key of the installation, so the table alone reveals no code. */
  hash: string;
}

const keyOf = ({ user_id, hash }: Code) => ({ pk: key("user", user_id), sk: key("recoveryCode", hash) });

const codeEntity = entity({
  name: "Recovery code",
  shape: z.object({ user_id: z.string(), hash: z.string() }),
  key: keyOf,
  keysOf: keyOf,
});

const count = 10;

const ofUser = (userId: string) => ({ pk: key("user", userId), prefix: keyPrefix("recoveryCode") });

export const recoveryCodes = {
  /** Ten new codes such as `k7mq-92xd`; the former ones stop working. */
  replace: async (user_id: string): Promise<string[]> => {
    const codes = Array.from({ length: count }, newCode);
    const hashes = await Promise.all(codes.map((code) => hashOf(user_id, code)));
    const former = await Array.fromAsync(codeEntity.all(ofUser(user_id)));
    await transact([
      ...former.map(codeEntity.drop),
      ...hashes.map((hash) => codeEntity.put({ user_id, hash })),
    ]);
    return codes;
  },

  /** Whether a code is one of the user's. Codes are used up together, once the factor is off (`removeAll`). */
  has: async (user_id: string, code: string): Promise<boolean> =>
    (await codeEntity.find({ user_id, hash: await hashOf(user_id, code) })) !== undefined,

  left: (userId: string): Promise<number> => countItems(ofUser(userId)),

  removeAll: async (userId: string): Promise<void> => {
    for await (const code of codeEntity.all(ofUser(userId))) await transact([codeEntity.drop(code)]);
  },
};

/** Without letters and digits that look alike. */
const signs = "23456789abcdefghjkmnpqrstuvwxyz";

/** 39 bits. */
const newCode = (): string => {
  const random = Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join("");
  return `${random.slice(0, 4)}-${random.slice(4)}`;
};

const hashOf = async (userId: string, code: string): Promise<string> =>
  createHmac("sha256", await keyFor("recovery-code"))
    .update(`${userId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}`)
    .digest("base64url");
