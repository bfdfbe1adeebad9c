import { passwordStrength } from "#shared/account/password-rules.ts";

interface Problem {
  field: "password" | "confirmation";
  message: string;
}

/** The reason to reject a new password, and the field to correct; undefined for a good one. */
export const problemWith = (password: string, confirmation: string): Problem | undefined => {
  if (password !== confirmation) return { field: "confirmation", message: "Passwords do not match" };
  if (!passwordStrength(password).isEnough)
    return { field: "password", message: "Please meet all password requirements" };
  return undefined;
};
