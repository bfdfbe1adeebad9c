import { refusedSignUp, signUpRule } from "#platform/access/sign-up-rule.ts";
import { onSignUp } from "#platform/events/on-sign-up.ts";

export const handler = onSignUp((email) => refusedSignUp(signUpRule(), email));
