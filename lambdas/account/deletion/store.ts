import * as z from "zod";
import { membershipEntity } from "#platform/access/owner/membership.ts";
import { transact } from "#platform/table/client.ts";
import { entity } from "#platform/table/entity.ts";
import { key, keyPrefix } from "../names.ts";

/*
 * Access patterns
 *   a deletion that was asked for, until a minute after its confirmation   DELETION / DELETION#{account}
 *   all of them                                                             the same
 */

const Deletion = z.object({
  account_id: z.string(),
  /** Where the confirmation goes, because the user pool has forgotten the user by then; absent once it is sent. */
  email: z.string().optional(),
  /** True for an account that was handed over: its founder and its owner go on as users. */
  keeps_users: z.literal(true).optional(),
  requested_at: z.string(),
  confirmed_at: z.string().optional(),
});
export type Deletion = z.infer<typeof Deletion>;

const keyOf = ({ account_id }: { account_id: string }) => ({
  pk: key("deletion"),
  sk: key("deletion", account_id),
});

const deletionEntity = entity({ name: "Deletion", shape: Deletion, key: keyOf, keysOf: keyOf });

export const deletions = {
  find: deletionEntity.find,
  save: deletionEntity.save,
  /** Ends a deletion that is done. A founder who goes on may use the account's id for a new account from then on. */
  finish: ({ account_id }: Deletion) =>
    transact([
      deletionEntity.drop({ account_id }),
      membershipEntity.drop({ user_id: account_id, account_id }),
    ]),
  all: () => deletionEntity.all({ pk: key("deletion"), prefix: keyPrefix("deletion") }),
};
