import { endMembershipsOf } from "#lambdas/team/ending.ts";
import { membershipsOf } from "#platform/access/owner/membership.ts";
import { onUserDeleted } from "#platform/events/on-user-deleted.ts";
import { closeAccount } from "./close.ts";

/** An account is closed with its owner; memberships of other accounts end. */
export const handler = onUserDeleted(async (userId) => {
  for (const { account_id, role } of await membershipsOf(userId))
    if (role === "owner") await closeAccount(account_id);
  await endMembershipsOf(userId);
});
