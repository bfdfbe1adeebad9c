import { keepUser, logActivity } from "#lambdas/core/activity.ts";
import {
  findMember,
  forgetMembership,
  membershipEntity,
  membershipsOf,
  membersOf,
} from "#platform/access/owner/membership.ts";
import { findUser, type PoolUser } from "#platform/access/password/user-pool.ts";
import { accountQuotas } from "#platform/rate-limit/account-quotas.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { AppError } from "#shared/errors.ts";
import type { AccountMembership } from "#shared/team/routes.ts";
import { accountName } from "./accounts.ts";
import { invitations, type StoredInvitation, stateOf } from "./invitations.ts";
import { getInvitation } from "./pending.ts";

/** Bounds what a sign-in writes into the activity logs of the user's accounts. */
const maxAccounts = 20;

/**
 * Makes the signed-in user a member by an invitation to their address, which is used up. A user who belongs to the
 * account already keeps the role. Throws AppError `forbidden` for another address, `conflict` for an invitation that has ended.
 */
export const join = async (userId: string, token: string): Promise<AccountMembership> => {
  const invitation = await getInvitation(token);
  const user = await findUser(userId);
  if (!user || user.email.toLowerCase() !== invitation.email)
    throw new AppError(
      "forbidden",
      `This invitation is for ${invitation.email}, and you are signed in as ${user?.email ?? "somebody else"}. Sign in with the invited address.`,
    );
  const { account_id } = invitation;
  const member = await findMember(userId, account_id);
  if (!member) await become(user, invitation);
  return { account_id, role: member?.role ?? invitation.role, name: await accountName(account_id) };
};

const become = async (user: PoolUser, invitation: StoredInvitation): Promise<void> => {
  const { account_id, email, role, invited_by } = invitation;
  const state = stateOf(invitation);
  if (state !== "open") throw new AppError("conflict", ended[state]);
  await requireRoom(user.id, account_id);
  const actor = { accountId: account_id, userId: user.id };
  const membership = {
    user_id: user.id,
    account_id,
    role,
    email,
    since: new Date().toISOString(),
    invited_by,
  };
  const subject = { kind: "member" as const, id: user.id, name: email };
  await transact([
    invitations.end(invitation, "used"),
    membershipEntity.place(membership),
    keepUser({ ...actor, email: user.email, name: user.attribute("name") }),
    logActivity(actor, { action: "joined", subject, role }),
  ]).catch((error) => {
    throw failedCondition(error) ? new AppError("conflict", ended.used) : error;
  });
  forgetMembership(membership);
};

const ended = {
  expired: "This invitation has expired. Ask to be invited again.",
  used: "This invitation was used before. Ask to be invited again if you are no longer in the account.",
  revoked: "This invitation was withdrawn. Ask to be invited again.",
};

const requireRoom = async (userId: string, accountId: string): Promise<void> => {
  const [members, memberships] = await Promise.all([membersOf(accountId), membershipsOf(userId)]);
  if (members.length >= accountQuotas().members)
    throw new AppError(
      "conflict",
      "This account has no room for another member. Tell the person who invited you.",
    );
  if (memberships.length >= maxAccounts)
    throw new AppError(
      "conflict",
      `You belong to ${maxAccounts} accounts, which is the limit. Leave one first.`,
    );
};
