const modes = ["yes", "no"] as const;

/**
 * Whether accounts may set up a provider of language models of their own, by ACCOUNT_PROVIDERS (`yes` if unset). Throws
 * an Error whose message names the variable.
 */
export const mayAccountsConnect = (
  environment: Record<string, string | undefined> = process.env,
): boolean => {
  const chosen = environment.ACCOUNT_PROVIDERS || "yes";
  const mode = modes.find((one) => one === chosen);
  if (!mode) throw new Error(`ACCOUNT_PROVIDERS does not know "${chosen}". Use ${modes.join(" or ")}.`);
  return mode === "yes";
};
