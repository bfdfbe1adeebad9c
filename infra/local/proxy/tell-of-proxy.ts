interface Running {
  url: string;
  ownUrl: string;
  confirmSignUp: "instant" | "code";
}

/** Prints what the operator of a public address has to see to. */
export const tellOfProxy = ({ url, ownUrl, confirmSignUp }: Running): void => {
  console.log(
    `The proxy on this machine has to lead ${url} to ${ownUrl} and to end X-Forwarded-For with the visitor's address.`,
  );
  console.log(
    confirmSignUp === "code"
      ? "A new account opens with the code that you hand out from the mailbox."
      : "Anybody who reaches the address can sign up; with --confirm-sign-up code you hand out a code for each account.",
  );
  console.log(`The mailbox opens on this machine only: ${ownUrl}/_local/mailbox`);
};
