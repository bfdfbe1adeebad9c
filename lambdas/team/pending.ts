import { accountStore, logActivity } from "#lambdas/core/activity.ts";
import type { Membership } from "#platform/access/owner/membership.ts";
import { findUser } from "#platform/access/password/user-pool.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { AppError } from "#shared/errors.ts";
import type { Invitation, OpenedInvitation } from "#shared/team/routes.ts";
import { accountName, personName } from "./accounts.ts";
import { invitations, type StoredInvitation, stateOf } from "./invitations.ts";

export const listInvitations = async (accountId: string): Promise<Invitation[]> => {
  const [pending, users] = await Promise.all([invitations.pending(accountId), accountStore.users(accountId)]);
  return pending.map(({ id, email, role, invited_by, expires_at }) => {
    const inviter = users.get(invited_by);
    return { id, email, role, expires_at, invited_by: inviter?.name || inviter?.email || "A former member" };
  });
};

/** The invitation as its link shows it to everybody who has the link. Throws AppError `not_found` for an unknown token. */
export const openInvitation = async (token: string): Promise<OpenedInvitation> => {
  const invitation = await getInvitation(token);
  const [account, inviter] = await Promise.all([
    accountName(invitation.account_id),
    findUser(invitation.invited_by),
  ]);
  const { email, role, expires_at } = invitation;
  return { email, role, expires_at, account, invited_by: personName(inviter), state: stateOf(invitation) };
};

export const getInvitation = async (token: string): Promise<StoredInvitation> => {
  const invitation = await invitations.ofToken(token);
  if (!invitation)
    throw new AppError(
      "not_found",
      "This invitation is not known. A newer one may have replaced it: open the link of your latest mail, or ask to be invited again.",
    );
  return invitation;
};

/** Throws AppError `not_found` for an invitation that is not pending in the account. */
export const revoke = async (
  invitationId: string,
  { accountId, userId }: Membership,
): Promise<Record<string, never>> => {
  const missing = () => new AppError("not_found", "Invitation not found.");
  const invitation = (await invitations.pending(accountId)).find(({ id }) => id === invitationId);
  if (!invitation) throw missing();
  const subject = { kind: "member" as const, id: invitation.id, name: invitation.email };
  await transact([
    invitations.end(invitation, "revoked"),
    logActivity({ accountId, userId }, { action: "revoked", subject }),
  ]).catch((error) => {
    throw failedCondition(error) ? missing() : error;
  });
  return {};
};
