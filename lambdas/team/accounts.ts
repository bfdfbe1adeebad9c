import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { membershipsOf, membersOf } from "#platform/access/owner/membership.ts";
import { findUser, type PoolUser } from "#platform/access/password/user-pool.ts";
import type { AccountMembership } from "#shared/team/routes.ts";

/** The accounts of a user. The user's own comes last while it has no chatbot: who was invited made it by signing up. */
export const accountsOf = async (userId: string): Promise<AccountMembership[]> => {
  const memberships = await membershipsOf(userId);
  const [only, ...others] = memberships.map(({ account_id, role }) => ({ account_id, role }));
  if (only === undefined || others.length === 0) return only ? [only] : [];
  const named = await Promise.all(
    [only, ...others].map(async (one) => ({ ...one, name: await accountName(one.account_id) })),
  );
  const isLast = ({ account_id }: AccountMembership) => account_id === userId && isEmpty;
  const isEmpty = await hasNoChatbot(userId);
  return named.sort((one, other) => Number(isLast(one)) - Number(isLast(other)));
};

const hasNoChatbot = async (accountId: string): Promise<boolean> => {
  for await (const _ of chatbotStore.all(accountId)) return false;
  return true;
};

/** The company or the e-mail address of the account's owner. */
export const accountName = async (accountId: string): Promise<string> => {
  const user = await ownerOf(accountId);
  return user?.attribute("custom:company") || user?.email || "An account without an owner";
};

/** The company or the name of the account's owner, for people who are not signed in: an address is not theirs to read. */
export const publicAccountName = async (accountId: string): Promise<string | undefined> => {
  const user = await ownerOf(accountId);
  return user?.attribute("custom:company") || user?.attribute("name") || undefined;
};

const ownerOf = async (accountId: string): Promise<PoolUser | undefined> => {
  const owner = (await membersOf(accountId)).find(({ role }) => role === "owner");
  return owner && (await findUser(owner.user_id));
};

export const personName = (user: PoolUser | undefined): string =>
  user?.attribute("name") || user?.email || "A former member";
