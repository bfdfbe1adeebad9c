import { areas } from "#lambdas/areas.ts";
import { removeContents } from "#lambdas/chatbots/remove-contents.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { endMembershipsIn, endMembershipsOf } from "#lambdas/team/ending.ts";
import { bucket } from "#platform/storage/bucket.ts";
import { erasePartition } from "#platform/table/erase.ts";
import { key } from "#platform/table/keys.ts";
import { closeAccount } from "../close.ts";
import type { Deletion } from "./store.ts";

const files = bucket("UPLOADS_BUCKET");

/**
 * Deletes all that an account has in table, bucket and search index. Returns false if that is not done at `until`, in
 * milliseconds since 1970; the next call continues. Counters of rate limits and subscriptions of open pages expire.
 */
export const eraseAccount = async (
  { account_id: accountId, keeps_users }: Deletion,
  until: number,
): Promise<boolean> => {
  await endMembershipsIn(accountId);
  await closeAccount(accountId);
  for await (const chatbot of chatbotStore.all(accountId)) {
    if (!(await removeContents(chatbot, { until }))) return false;
    // the search index of this chatbot, if the bucket holds it
    await files.erase(`index/${chatbot.id}/`);
    await chatbotStore.remove(chatbot);
  }
  for (const { removal } of areas.toReversed()) {
    const isDone = await (await removal?.())?.ofAccount?.(accountId, { until });
    if (isDone === false) return false;
  }
  await erasePartition(key("ledger", accountId));
  await erasePartition(key("aggregates", accountId));
  if (!keeps_users) {
    await endMembershipsOf(accountId);
    await erasePartition(key("user", accountId));
  }
  await erasePartition(key("account", accountId));
  return true;
};
