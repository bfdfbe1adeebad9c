import { logActivity } from "#lambdas/core/activity.ts";
import { subscriptions } from "#lambdas/reports/subscription.ts";
import {
  findMember,
  type Membership,
  membershipEntity,
  membershipsOf,
  membersOf,
  type StoredMember,
} from "#platform/access/owner/membership.ts";
import type { Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import { commit, getMember, subjectOf } from "./members.ts";

/** Throws AppError `conflict` for the owner and for the member who calls, who leaves instead. */
export const removeMember = async (
  memberId: string,
  { accountId, userId }: Membership,
): Promise<Record<string, never>> => {
  const member = await getMember(memberId, accountId);
  if (member.role === "owner") throw new AppError("conflict", "The owner of an account is not removed.");
  if (memberId === userId) throw new AppError("conflict", "To go yourself, leave the account.");
  await end(member, [
    logActivity({ accountId, userId }, { action: "removed", subject: await subjectOf(member) }),
  ]);
  return {};
};

/** Throws AppError `conflict` for the owner, without whom an account is nobody's. */
export const leave = async ({ accountId, userId }: Membership): Promise<Record<string, never>> => {
  const member = await getMember(userId, accountId);
  if (member.role === "owner")
    throw new AppError("conflict", "You own this account. Hand it over before you leave, or delete it.");
  await end(member, [logActivity({ accountId, userId }, { action: "left" })]);
  return {};
};

/** Ends the memberships of a deleted user but those of accounts that the user founded or owns. */
export const endMembershipsOf = async (userId: string): Promise<void> => {
  for (const member of await membershipsOf(userId))
    if (member.account_id !== userId && member.role !== "owner")
      await end(member, [logActivity({ accountId: member.account_id, userId }, { action: "left" })]);
};

/** Ends every membership of an account that is deleted, its founder's too. May be repeated after it broke off. */
export const endMembershipsIn = async (accountId: string): Promise<void> => {
  for (const { user_id } of await membersOf(accountId)) {
    // the index may be behind
    const member = await findMember(user_id, accountId);
    if (member) await end(member, []);
  }
};

/** The founder's item stays without a role, because a founder without an item is the owner. */
const end = async (member: StoredMember, log: Write[]): Promise<void> => {
  const { user_id, account_id, role, since } = member;
  const isFounder = user_id === account_id;
  const ended = { user_id, account_id, role: "none" as const, since };
  await commit(member, [
    isFounder ? membershipEntity.place(ended) : membershipEntity.dropPresent(member, when.equals({ role })),
    ...log,
  ]);
  await subscriptions.remove({ account_id, user_id });
};
