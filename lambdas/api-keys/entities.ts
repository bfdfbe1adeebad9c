import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";
import { ApiKey } from "#shared/api-keys/shapes.ts";
import { at } from "#shared/contract/fields.ts";

/** A key as its owner manages it; what a request needs of it lies under the hash (`platform/access/key/api-key.ts`). */
const StoredKey = ApiKey.omit({
  rag_system_name: true,
  usage_count: true,
  last_used_at: true,
  usage: true,
  former: true,
}).extend({
  hash: z.string(),
  family_id: z.string(),
  /** Set by a rotation: when the key stops, and its calls until then. */
  revoked_at: at.optional(),
  calls_before: z.number().int().optional(),
});
export type StoredKey = z.infer<typeof StoredKey>;

const keyOf = ({ user_id, id }: { user_id: string; id: string }) => ({
  pk: key("account", user_id),
  sk: key("apiKey", id),
});

export const keyEntity = entity({ name: "API key", shape: StoredKey, key: keyOf, keysOf: keyOf });
