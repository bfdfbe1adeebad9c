export const signUpModes = ["open", "invite", "closed"] as const;
export type SignUpMode = (typeof signUpModes)[number];

export interface SignUpRule {
  mode: SignUpMode;
  /** With `invite`: e-mail addresses, and domains for all of their addresses; in lower case. */
  invited: string[];
}

/**
 * Who may make an account, by SIGN_UP (`open` if unset) and SIGN_UP_FOR, a list separated by commas. Throws an Error whose
 * message names the variable.
 */
export const signUpRule = (environment: Record<string, string | undefined> = process.env): SignUpRule => {
  const chosen = environment.SIGN_UP || "open";
  const mode = signUpModes.find((one) => one === chosen);
  if (!mode) throw new Error(`SIGN_UP does not know "${chosen}". Use ${signUpModes.join(", ")}.`);
  const invited = listed(environment.SIGN_UP_FOR ?? "");
  const wrong = invited.find((one) => !isAddress.test(one) && !isDomain.test(one));
  if (wrong) throw new Error(`SIGN_UP_FOR takes e-mail addresses and domains, not "${wrong}".`);
  if (mode === "invite" && invited.length === 0)
    throw new Error("With SIGN_UP=invite, SIGN_UP_FOR names the e-mail addresses or domains.");
  if (mode !== "invite" && invited.length > 0)
    throw new Error("SIGN_UP_FOR is for SIGN_UP=invite; leave it out otherwise.");
  return { mode, invited };
};

/** Why an address gets no account, in a sentence for its owner; undefined if it gets one. */
export const refusedSignUp = ({ mode, invited }: SignUpRule, email: string): string | undefined => {
  if (mode === "open") return undefined;
  if (mode === "closed") return "No new accounts are made here. Ask the people who run this site.";
  const address = email.trim().toLowerCase();
  const domain = address.slice(address.lastIndexOf("@") + 1);
  if (invited.includes(address) || invited.includes(domain)) return undefined;
  return "Accounts are for invited people here. Ask the people who run this site to invite this address.";
};

const listed = (text: string): string[] =>
  text
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

const isDomain = /^([a-z0-9-]+\.)+[a-z]{2,}$/;
const isAddress = /^[^\s@,]+@([a-z0-9-]+\.)+[a-z]{2,}$/;
