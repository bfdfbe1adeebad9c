import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";

/*
 * Access patterns
 *   a deletion that was asked for, until its confirmation is sent   DELETION#{account} / DELETION
 */

const Deletion = z.object({
  account_id: z.string(),
  /** Where the confirmation goes, because the user pool has forgotten the user by then. */
  email: z.string(),
  requested_at: z.string(),
});

const keyOf = ({ account_id }: { account_id: string }) => ({
  pk: key("deletion", account_id),
  sk: key("deletion"),
});

export const deletionEntity = entity({ name: "Deletion", shape: Deletion, key: keyOf, keysOf: keyOf });
