import type { Pool } from "./pool.ts";
import { type CodePurpose, codeLifetimeHours } from "./store/codes.ts";

const wording: Record<CodePurpose, { subject: string; ask: string }> = {
  signUp: { subject: "Confirm your Docent account", ask: "confirm your Docent account" },
  reset: { subject: "Set a new Docent password", ask: "set a new Docent password" },
  email: { subject: "Confirm your new e-mail address", ask: "confirm this address for your Docent account" },
};

type CodeAccount = Parameters<Pool["guessing"]["codeCaller"]>[0];

/** Sends a fresh code (and link, where there is one) to `address` and says, masked, where it went. */
export const sendCode = (pool: Pool, purpose: CodePurpose, account: CodeAccount, address: string) => {
  const code = pool.codes.issue(purpose, account.sub, address, pool.guessing.codeCaller(account));
  const { subject, ask } = wording[purpose];
  const link = linkFor(pool, purpose)?.(address, code);
  const way = link === undefined ? "Your code" : "Open the link below, or enter this code";
  const hours = codeLifetimeHours[purpose];
  const text = [
    `${way} to ${ask}: ${code}`,
    `It works once and for ${hours === 1 ? "one hour" : `${hours} hours`}.`,
    "If you did not ask for this, you need not do anything.",
  ].join("\n\n");
  pool.options.deliver({ to: address, subject, text, link });
  return deliveryOf(address);
};

/** The answer to asking for a code for an account that cannot have one: the same, but no mail. */
export const pretendToSendCode = (
  pool: Pool,
  purpose: CodePurpose,
  account: CodeAccount,
  address: string,
) => {
  pool.codes.issue(purpose, account.sub, address, pool.guessing.codeCaller(account));
  return deliveryOf(address);
};

const linkFor = ({ options }: Pool, purpose: CodePurpose) =>
  ({ signUp: options.confirmLink, reset: options.resetLink, email: undefined })[purpose];

const deliveryOf = (address: string) => ({
  AttributeName: "email",
  DeliveryMedium: "EMAIL",
  Destination: address.replace(/^(.).*@(.).*$/, "$1***@$2***"),
});
