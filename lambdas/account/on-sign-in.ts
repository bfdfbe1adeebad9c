import { accountStore } from "#lambdas/core/activity.ts";
import { membershipsOf } from "#platform/access/owner/membership.ts";
import { onSignIn } from "#platform/events/on-sign-in.ts";

export const handler = onSignIn(async ({ userId, name, email }) => {
  const accounts = (await membershipsOf(userId)).map(({ account_id }) => account_id);
  if (accounts.length > 0) await accountStore.signIn(accounts, { userId, name, email });
});
