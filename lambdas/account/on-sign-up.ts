import { admitsSignUp } from "#lambdas/team/invitations.ts";
import { refusedSignUp, signUpRule } from "#platform/access/owner/sign-up-rule.ts";
import { onSignUp } from "#platform/events/on-sign-up.ts";

/** The token of an open invitation admits its address, whatever the installation's rule. */
export const handler = onSignUp(async (email, { invitation }) => {
  const refusal = refusedSignUp(signUpRule(), email);
  if (refusal === undefined || (invitation && (await admitsSignUp(invitation, email)))) return undefined;
  return refusal;
});
