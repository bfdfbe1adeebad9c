import { onSignUp } from "#platform/events/on-sign-up.ts";
import { refusedSignUp, signUpRule } from "./sign-up-rule.ts";

export const handler = onSignUp((email) => refusedSignUp(signUpRule(), email));
