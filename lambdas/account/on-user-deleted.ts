import { membershipOf } from "#platform/access/membership.ts";
import { onUserDeleted } from "#platform/events/on-user-deleted.ts";
import { closeAccount } from "./close.ts";

/** An account is closed with its founder. */
export const handler = onUserDeleted(async (userId) => {
  const { accountId } = await membershipOf(userId);
  if (accountId === userId) await closeAccount(accountId);
});
