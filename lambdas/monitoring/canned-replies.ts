import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { AppError } from "#shared/errors.ts";
import { CannedReply, maxCannedReplies } from "#shared/monitoring/canned-replies.ts";
import { key, keyPrefix, newId } from "./names.ts";

/*
 * Access patterns
 *   the canned replies of an account   OWNER#{account} / CANNEDREPLY#{id}
 */

type Text = Pick<CannedReply, "name" | "content">;

const keyOf = ({ account_id, id }: { account_id: string; id: string }) => ({
  pk: key("account", account_id),
  sk: key("cannedReply", id),
});

const cannedReplyEntity = entity({
  name: "Canned reply",
  shape: CannedReply.extend({ account_id: z.string() }),
  key: keyOf,
  keysOf: keyOf,
});

export const cannedReplyStore = {
  /** Sorted by name. */
  all: async (accountId: string): Promise<CannedReply[]> => {
    const query = { pk: key("account", accountId), prefix: keyPrefix("cannedReply") };
    const replies = await Array.fromAsync(cannedReplyEntity.all(query));
    return replies.toSorted((one, other) => one.name.localeCompare(other.name));
  },

  /** Throws AppError `conflict` for an account that has as many as it may. */
  create: async (accountId: string, text: Text): Promise<CannedReply> => {
    const present = await cannedReplyStore.all(accountId);
    if (present.length >= maxCannedReplies)
      throw new AppError(
        "conflict",
        `The account has ${maxCannedReplies} canned replies, which is the most. Delete one that nobody uses.`,
      );
    return cannedReplyEntity.create({ ...stamped(text), account_id: accountId, id: newId("cannedReply") });
  },

  /** Throws AppError `not_found` for one of another account. */
  change: (accountId: string, id: string, text: Text): Promise<CannedReply> =>
    cannedReplyEntity.update({ account_id: accountId, id }, { set: stamped(text) }),

  /** Throws AppError `not_found` for one of another account. */
  remove: async (accountId: string, id: string): Promise<void> => {
    const reply = await cannedReplyEntity.get({ account_id: accountId, id });
    await cannedReplyEntity.remove(reply);
  },
};

const stamped = (text: Text) => ({ ...text, updated_at: new Date().toISOString() });
