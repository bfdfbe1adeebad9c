import { onSignIn } from "#platform/events/on-sign-in.ts";
import { accountStore } from "./store.ts";

export const handler = onSignIn((user) => accountStore.signIn({ accountId: user.userId, ...user }));
