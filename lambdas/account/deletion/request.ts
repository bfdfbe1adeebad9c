import type { Membership } from "#platform/access/membership.ts";
import { requirePassword } from "#platform/access/password.ts";
import { findUser, lockUser } from "#platform/access/user-pool.ts";
import { AppError } from "#shared/errors.ts";
import { deletions } from "./store.ts";

/**
 * Registers the deletion of an account, which a scheduled function carries out, and locks its user at once. Throws
 * AppError `forbidden` for a wrong password, and for a member who did not found the account.
 */
export const requestDeletion = async ({ accountId, userId }: Membership, password: string) => {
  if (accountId !== userId)
    throw new AppError("forbidden", "Only the person who made the account can delete it.");
  await requirePassword(userId, password);
  const user = await findUser(userId);
  const requested_at = new Date().toISOString();
  await deletions.save({ account_id: accountId, email: user?.email ?? "", requested_at });
  await lockUser(userId);
  return { requested_at };
};
