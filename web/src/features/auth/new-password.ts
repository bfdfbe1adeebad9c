import { passwordStrength } from "#shared/password-rules.ts";

/** The reason to reject a new password; undefined for a good one. */
export const problemWith = (password: string, confirmation: string): string | undefined => {
  if (password !== confirmation) return "Passwords do not match";
  if (!passwordStrength(password).isEnough) return "Please meet all password requirements";
  return undefined;
};
