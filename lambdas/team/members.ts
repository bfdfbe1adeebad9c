import { accountStore, logActivity } from "#lambdas/core/activity.ts";
import {
  findMember,
  forgetMembership,
  type Membership,
  membershipEntity,
  membersOf,
  type StoredMember,
} from "#platform/access/owner/membership.ts";
import { findUser } from "#platform/access/password/user-pool.ts";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import type { GivenRole } from "#shared/contract/role.ts";
import { AppError } from "#shared/errors.ts";
import type { Member } from "#shared/team/routes.ts";

/** Names and addresses are those of the last sign-in; who has not signed in since the founding is asked for. */
export const listMembers = async (accountId: string): Promise<Member[]> => {
  const [members, users] = await Promise.all([membersOf(accountId), accountStore.users(accountId)]);
  return Promise.all(
    members.map(async ({ user_id, role, since, email }) => {
      const known = users.get(user_id);
      const address = known?.email ?? email ?? (await findUser(user_id))?.email ?? "";
      return { user_id, role, since, email: address, name: known?.name };
    }),
  );
};

/** Throws AppError `conflict` for the owner, whose role is handed over. */
export const changeRole = async (
  memberId: string,
  role: GivenRole,
  { accountId, userId }: Membership,
): Promise<Record<string, never>> => {
  const member = await getMember(memberId, accountId);
  if (member.role === "owner")
    throw new AppError("conflict", "The owner's role changes only by handing the account over.");
  if (member.role === role) return {};
  const condition = when.equals({ role: member.role });
  await commit(member, [
    membershipEntity.change(member, { set: { role }, condition }),
    logActivity({ accountId, userId }, { action: "role_changed", subject: await subjectOf(member), role }),
  ]);
  return {};
};

/** Throws AppError `not_found` for a user who does not belong to the account. */
export const getMember = async (memberId: string, accountId: string): Promise<StoredMember> => {
  const member = isUserId.test(memberId) ? await findMember(memberId, accountId) : undefined;
  if (!member) throw new AppError("not_found", "Member not found.");
  return member;
};

/** Longer texts do not fit into a key. */
const isUserId = /^[\w-]{1,100}$/;

/** Writes a change of members in one transaction. Throws AppError `conflict` if one of them was changed at the same moment. */
export const commit = async (member: StoredMember, writes: Write[]): Promise<void> => {
  await transact(writes).catch((error) => {
    if (!writes.some((_, at) => failedCondition(error, at))) throw error;
    throw new AppError("conflict", "This member was changed at the same moment. Look again.");
  });
  forgetMembership(member);
};

/** A member in the activity log. */
export const subjectOf = async ({ user_id, email }: StoredMember) => ({
  kind: "member" as const,
  id: user_id,
  name: email ?? (await findUser(user_id))?.email ?? "",
});
