import { logActivity } from "#lambdas/core/activity.ts";
import type { Membership } from "#platform/access/owner/membership.ts";
import { findUser } from "#platform/access/password/user-pool.ts";
import { logger } from "#platform/logging/logger.ts";
import { canSendMail, sendMail } from "#platform/mail/mail.ts";
import { siteUrl } from "#platform/mail/site-url.ts";
import { accountQuotas } from "#platform/rate-limit/account-quotas.ts";
import { limits } from "#platform/rate-limit/limits.ts";
import { transact } from "#platform/table/client.ts";
import type { GivenRole } from "#shared/contract/role.ts";
import { AppError } from "#shared/errors.ts";
import type { Invitation } from "#shared/team/routes.ts";
import { accountName, personName } from "./accounts.ts";
import { invitationMail } from "./invitation-mail.ts";
import { invitations, newToken, stateOf } from "./invitations.ts";
import { listMembers } from "./members.ts";
import { newId } from "./names.ts";

interface Wanted {
  email: string;
  role: GivenRole;
}

/**
 * Mails an invitation, which replaces one to the same address. It never asks whether the address has a user, so the reply
 * tells nobody. Throws AppError `conflict` for a member and for an account that is full, `rate_limited` for too many
 * mails in a day.
 */
export const invite = async (
  { email, role }: Wanted,
  { accountId, userId }: Membership,
): Promise<Invitation> => {
  if (!canSendMail())
    throw new AppError(
      "not_configured",
      "This installation sends no mail, so nobody can be invited. Ask the people who run it to set a sender.",
    );
  await requireRoom(accountId, email);
  await limitMails(accountId);
  const [inviter, account, site] = await Promise.all([findUser(userId), accountName(accountId), siteUrl()]);
  const { token, ...rest } = newToken();
  const invitation = {
    id: newId("invitation"),
    account_id: accountId,
    email,
    role,
    invited_by: userId,
    ...rest,
  };
  const subject = { kind: "member" as const, id: invitation.id, name: email };
  await transact([
    invitations.place(invitation),
    logActivity({ accountId, userId }, { action: "invited", subject, role }),
  ]);
  const link = `${site}/invitation?token=${token}`;
  const mail = invitationMail({
    inviter: personName(inviter),
    address: inviter?.email ?? "",
    account,
    role,
    link,
  });
  await sendMail({ to: email, ...mail }).catch((error: unknown) => {
    logger.error("invitation not mailed", error instanceof Error ? error : new Error(String(error)));
    throw new AppError("unavailable", "The invitation could not be mailed. Send it again from the list.");
  });
  return { id: invitation.id, email, role, expires_at: rest.expires_at, invited_by: personName(inviter) };
};

const requireRoom = async (accountId: string, email: string): Promise<void> => {
  const [members, pending] = await Promise.all([listMembers(accountId), invitations.pending(accountId)]);
  if (members.some((member) => member.email.toLowerCase() === email))
    throw new AppError("conflict", `${email} is in this account already.`);
  const others = pending.filter((one) => one.email !== email && stateOf(one) === "open");
  const { members: most } = accountQuotas();
  if (members.length + others.length >= most)
    throw new AppError(
      "conflict",
      `Your account has ${most} members and open invitations, which is its limit. Remove one that is not needed, or ask the people who run this site for more.`,
    );
};

const limitMails = async (accountId: string): Promise<void> => {
  const { invitations: most } = accountQuotas();
  const refusal = `Your account has sent ${most} invitations today, which is its limit.`;
  await limits({
    subject: `${accountId}#INVITATIONS`,
    per: "day",
    bounds: [{ name: "all", most, refusal }],
  }).pass();
};
