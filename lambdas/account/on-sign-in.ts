import { membershipOf } from "#platform/access/membership.ts";
import { onSignIn } from "#platform/events/on-sign-in.ts";
import { accountStore } from "./store.ts";

export const handler = onSignIn(async ({ userId, name, email }) => {
  const { accountId } = await membershipOf(userId);
  await accountStore.signIn({ accountId, userId, name, email });
});
