import { logActivity } from "#lambdas/core/activity.ts";
import { forgetMembership, type Membership, membershipEntity } from "#platform/access/owner/membership.ts";
import { requirePassword } from "#platform/access/password/require-password.ts";
import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import { commit, getMember, subjectOf } from "./members.ts";

/**
 * Makes a member the owner and the former owner a member with everything, in one transaction, so that an account has
 * one owner at any time. Throws AppError `forbidden` for a wrong password.
 */
export const handOver = async (
  memberId: string,
  password: string,
  { accountId, userId }: Membership,
): Promise<Record<string, never>> => {
  const next = await getMember(memberId, accountId);
  if (memberId === userId) throw new AppError("conflict", "You own this account already.");
  await requirePassword(userId, password);
  const owner = await getMember(userId, accountId);
  const former = { ...owner, role: "everything" as const };
  await commit(next, [
    membershipEntity.change(next, { set: { role: "owner" }, condition: when.equals({ role: next.role }) }),
    (await membershipEntity.find(owner))
      ? membershipEntity.change(owner, {
          set: { role: former.role },
          condition: when.equals({ role: "owner" }),
        })
      : membershipEntity.put(former),
    logActivity({ accountId, userId }, { action: "handed_over", subject: await subjectOf(next) }),
  ]);
  forgetMembership(owner);
  return {};
};
