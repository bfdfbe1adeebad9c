import { passwordStrength } from "#shared/password-rules.ts";

/** Why a new password cannot be taken yet, if it cannot. */
export const refusalOf = (password: string, confirmation: string): string | undefined => {
  if (password !== confirmation) return "Passwords do not match";
  if (!passwordStrength(password).isEnough) return "Please meet all password requirements";
  return undefined;
};
