import { accountStore } from "#lambdas/core/activity.ts";
import { findMember, membersOf } from "#platform/access/owner/membership.ts";
import { findUser } from "#platform/access/password/user-pool.ts";
import { AppError } from "#shared/errors.ts";
import type { TeamAccess } from "#shared/knowledge/template-shapes.ts";
import { type StoredAccess, type StoredTemplate, templateStore } from "./store.ts";

/** Users with whom a template is shared. */
const mostUsers = 200;

/** The form of a user id; the user pool also finds people by address, which would tell who has an account here. */
const isUserId = /^[\w-]{1,100}$/;

/** Lets a user open a template. Throws AppError `invalid` for an unknown user, `conflict` for one who has access. */
export const share = async (
  template: StoredTemplate,
  user_id: string,
  sharerId: string,
): Promise<TeamAccess> => {
  const user = isUserId.test(user_id) ? await findUser(user_id) : undefined;
  if (!user || user.id !== user_id) throw unknownUser();
  if (user_id === sharerId) throw new AppError("conflict", "You have access to this template anyway.");
  if (user_id === template.user_id && (await findMember(user_id, template.user_id)))
    throw new AppError("conflict", "The owner of the account has access to this template anyway.");
  const present = await templateStore.access(template.id);
  if (present.some((one) => one.user_id === user_id))
    throw new AppError("conflict", "This user already has access to the template.");
  if (present.length >= mostUsers)
    throw new AppError(
      "conflict",
      `A template is shared with at most ${mostUsers} users. Remove one who no longer needs it.`,
    );
  const access = {
    template_id: template.id,
    account_id: template.user_id,
    user_id,
    access_type: "view" as const,
    created_by: sharerId,
    created_at: new Date().toISOString(),
  };
  await templateStore.share(template, access, sharerId);
  return (await named(template.user_id, [access]))[0] ?? access;
};

export const teamOf = async (template: StoredTemplate): Promise<TeamAccess[]> => {
  const accesses = await templateStore.access(template.id);
  return named(
    template.user_id,
    accesses.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1)),
  );
};

/** Adds name and address of those who are members of the account; it learns nothing of other users. */
const named = async (accountId: string, accesses: StoredAccess[]): Promise<TeamAccess[]> => {
  if (accesses.length === 0) return [];
  const [members, users] = await Promise.all([membersOf(accountId), accountStore.users(accountId)]);
  const byId = new Map(members.map((member) => [member.user_id, member]));
  return accesses.map(({ account_id: _, ...access }) => {
    const member = byId.get(access.user_id);
    const known = member && users.get(access.user_id);
    const email = known?.email ?? member?.email;
    return { ...access, ...(known?.name && { name: known.name }), ...(email && { email }) };
  });
};

const unknownUser = (): AppError => {
  const message = "There is no user with this id. Ask the person for the user id, and copy it whole.";
  return new AppError("invalid", message, [{ path: "user_id", message }]);
};
