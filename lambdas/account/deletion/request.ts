import type { Membership } from "#platform/access/membership.ts";
import { requirePassword } from "#platform/access/password.ts";
import { findUser } from "#platform/access/user-pool.ts";
import { queue } from "#platform/storage/queue.ts";
import { AppError } from "#shared/errors.ts";
import { deletions } from "./store.ts";

const closures = queue("closures");

/** Functions trust a token for half a minute after its session ended, so what was written until then goes too. */
const lookAgainSeconds = 60;

/**
 * Registers the deletion of an account, which the queue carries out. Throws AppError `forbidden` for a wrong password,
 * and for a member who did not found the account. Repeating it starts the deletion again where it stopped.
 */
export const requestDeletion = async ({ accountId, userId }: Membership, password: string) => {
  if (accountId !== userId)
    throw new AppError("forbidden", "Only the person who made the account can delete it.");
  await requirePassword(userId, password);
  const user = await findUser(userId);
  const requested_at = new Date().toISOString();
  await deletions.save({ account_id: accountId, email: user?.email ?? "", requested_at });
  await enqueueDeletion(accountId, { delaySeconds: lookAgainSeconds });
  await enqueueDeletion(accountId);
  return { requested_at };
};

/** Has a deletion carried out, or continued, after `delaySeconds`. */
export const enqueueDeletion = (accountId: string, options: { delaySeconds?: number } = {}): Promise<void> =>
  closures.send({ message: { accountId }, group: accountId }, options);
