import type { Person } from "#lambdas/conversations/store.ts";
import { accountStore } from "#lambdas/core/activity.ts";
import { findMember } from "#platform/access/owner/membership.ts";
import { AppError } from "#shared/errors.ts";

interface Member {
  accountId: string;
  userId: string;
}

/** The member with the name of the last sign-in; visitors never get an address. */
export const personOf = async ({ accountId, userId }: Member): Promise<Person> => {
  const name = (await accountStore.users(accountId)).get(userId)?.name?.trim();
  return { id: userId, ...(name && { name }) };
};

/** Throws AppError `not_found` for a user who does not belong to the account. */
export const memberOf = async (member: Member): Promise<Person> => {
  if (!(await findMember(member.userId, member.accountId)))
    throw new AppError("not_found", "Member not found.");
  return personOf(member);
};
