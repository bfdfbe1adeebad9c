import { isOperator } from "#platform/access/owner/operator.ts";
import { AppError } from "#shared/errors.ts";

/** Throws AppError `not_found` for anybody but the person who runs the installation. */
export const requireOperator = (userId: string): void => {
  if (!isOperator(userId)) throw new AppError("not_found", "There is nothing here. Check the address.");
};
