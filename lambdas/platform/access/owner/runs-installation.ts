import { AppError } from "#shared/errors.ts";
import { findUser } from "../password/user-pool.ts";
import { isOperator } from "./operator.ts";
import { operatorAddresses } from "./operator-addresses.ts";

/**
 * Whether a user runs the installation: on one machine the person who made its first account, and everywhere who has
 * confirmed one of the addresses in OPERATORS. The pool is asked each time, so a changed address counts at once.
 */
export const runsInstallation = async (userId: string): Promise<boolean> => {
  if (isOperator(userId)) return true;
  const addresses = operatorAddresses();
  if (addresses.length === 0) return false;
  const user = await findUser(userId);
  return user?.attribute("email_verified") === "true" && addresses.includes(user.email.toLowerCase());
};

/** Throws AppError `not_found` for anybody but the people who run the installation, who learn nothing of what is there. */
export const requireOperator = async (userId: string): Promise<void> => {
  if (!(await runsInstallation(userId)))
    throw new AppError("not_found", "There is nothing here. Check the address.");
};
