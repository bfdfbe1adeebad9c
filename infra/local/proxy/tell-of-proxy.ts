import type { SignUpRule } from "#platform/access/owner/sign-up-rule.ts";

interface Running {
  url: string;
  ownUrl: string;
  confirmSignUp: "instant" | "code";
}

/** Prints what the operator of a public address has to see to. */
export const tellOfProxy = ({ url, ownUrl, confirmSignUp }: Running, { mode }: SignUpRule): void => {
  console.log(
    `The proxy on this machine has to lead ${url} to ${ownUrl} and to end X-Forwarded-For with the visitor's address.`,
  );
  console.log(whoSignsUp[mode]);
  if (confirmSignUp === "code")
    console.log("A new account opens with the code that you hand out from the mailbox.");
  console.log(`The mailbox opens on this machine only: ${ownUrl}/_local/mailbox`);
};

const whoSignsUp = {
  open: "Anybody who reaches the address can sign up; SIGN_UP=invite or closed bounds it, and with --confirm-sign-up code you hand out a code for each account.",
  invite: "Those whom SIGN_UP_FOR names can sign up.",
  closed: "Nobody but the first person can sign up.",
};
