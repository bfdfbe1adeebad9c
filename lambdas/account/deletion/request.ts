import { endMembershipsIn } from "#lambdas/team/ending.ts";
import { type Membership, membershipsOf } from "#platform/access/owner/membership.ts";
import { requirePassword } from "#platform/access/password/require-password.ts";
import { findUser, lockUser } from "#platform/access/password/user-pool.ts";
import { AppError } from "#shared/errors.ts";
import { deletions } from "./store.ts";

/**
 * Registers the deletion of an account, which a scheduled function carries out, ends its memberships and locks its
 * founder at once. The user of an owner to whom it was handed over stays. Throws AppError `forbidden` for a wrong
 * password, and `conflict` for a founder who owns another account too, which would be nobody's.
 */
export const requestDeletion = async ({ accountId, userId }: Membership, password: string) => {
  const isFounder = accountId === userId;
  if (isFounder) await requireNoOther(userId);
  await requirePassword(userId, password);
  const user = await findUser(userId);
  const requested_at = new Date().toISOString();
  await deletions.save({
    account_id: accountId,
    email: user?.email ?? "",
    requested_at,
    ...(!isFounder && { keeps_users: true }),
  });
  if (isFounder) await lockUser(userId);
  await endMembershipsIn(accountId);
  return { requested_at };
};

const requireNoOther = async (userId: string): Promise<void> => {
  const others = (await membershipsOf(userId)).filter(
    ({ account_id, role }) => role === "owner" && account_id !== userId,
  );
  if (others.length > 0)
    throw new AppError(
      "conflict",
      "You own another account, which would be nobody's. Hand it over or delete it first.",
    );
};
