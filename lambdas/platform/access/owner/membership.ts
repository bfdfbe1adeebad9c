import * as z from "zod";
import { type Role, roles } from "#shared/contract/role.ts";
import { entity } from "../../table/entity.ts";
import { key, keyPrefix } from "../../table/keys.ts";

/*
 * Access patterns
 *   a user's role in an account         USER#{user} / MEMBERSHIP#{account}
 *   the accounts that a user belongs to the same partition
 *   the members of an account           OWNER#{account} / MEMBERSHIP#{user}, in the index
 */

const StoredMembership = z.object({
  user_id: z.string(),
  account_id: z.string(),
  /** `none` stays for a founder who left, because a founder without an item is the owner. */
  role: z.enum([...roles, "none"]),
  /** The user's address when the membership began; absent for a founder. */
  email: z.string().optional(),
  since: z.iso.datetime().optional(),
  /** The user id of the member who invited. */
  invited_by: z.string().optional(),
});
export type StoredMembership = z.infer<typeof StoredMembership>;

type Key = Pick<StoredMembership, "user_id" | "account_id">;

const keyOf = ({ user_id, account_id }: Key) => ({
  pk: key("user", user_id),
  sk: key("membership", account_id),
});

export const membershipEntity = entity({
  name: "Member",
  shape: StoredMembership,
  key: keyOf,
  keysOf: (one) => ({
    ...keyOf(one),
    gsi1pk: key("account", one.account_id),
    gsi1sk: key("membership", one.user_id),
  }),
});

export interface Membership {
  /** The user id of the account's founder. */
  accountId: string;
  userId: string;
  /** `none` at routes that take a sign-in alone; the account is then the user's own. */
  role: Role | "none";
}

export type StoredMember = StoredMembership & { role: Role };

/** A user's membership as it is stored now; a founder without an item is the owner. Undefined for a stranger. */
export const findMember = async (user_id: string, account_id: string): Promise<StoredMember | undefined> => {
  const stored = await membershipEntity.find({ user_id, account_id });
  if (stored) return isMember(stored) ? stored : undefined;
  return user_id === account_id ? { user_id, account_id, role: "owner" } : undefined;
};

/** The memberships of a user, that in the account of their own too, unless the user left it. */
export const membershipsOf = async (user_id: string): Promise<StoredMember[]> => {
  const found = await Array.fromAsync(
    membershipEntity.all({ pk: key("user", user_id), prefix: keyPrefix("membership") }),
  );
  return withFounder(user_id, user_id, found);
};

/** The members of an account, the owner first. The index may be behind by some milliseconds. */
export const membersOf = async (account_id: string): Promise<StoredMember[]> => {
  const query = { pk: key("account", account_id), prefix: keyPrefix("membership"), index: "gsi1" } as const;
  const members = withFounder(account_id, account_id, await Array.fromAsync(membershipEntity.all(query)));
  return members.sort((one, other) => Number(other.role === "owner") - Number(one.role === "owner"));
};

const isMember = (stored: StoredMembership): stored is StoredMember => stored.role !== "none";

const withFounder = (user_id: string, account_id: string, stored: StoredMembership[]): StoredMember[] => {
  const isStored = stored.some((one) => one.user_id === user_id && one.account_id === account_id);
  const members = stored.filter(isMember);
  return isStored ? members : [{ user_id, account_id, role: "owner" }, ...members];
};

/** A membership that changed or ended in another process takes effect after at most this. */
const cacheMilliseconds = 30_000;
const cacheSize = 1000;

const cache = new Map<string, { membership: Promise<Membership | undefined>; readAt: number }>();

/**
 * A user's membership of an account, by default of their own; undefined for a stranger. Reads the table at most once in
 * 30 s per membership and process.
 */
export const membershipOf = (
  userId: string,
  accountId = userId,
  now = Date.now(),
): Promise<Membership | undefined> => {
  const name = nameOf(userId, accountId);
  const known = cache.get(name);
  if (known && now - known.readAt < cacheMilliseconds) return known.membership;
  if (cache.size >= cacheSize) cache.clear();
  const membership = findMember(userId, accountId).then(
    (found) => found && { userId, accountId, role: found.role },
  );
  cache.set(name, { membership, readAt: now });
  membership.catch(() => cache.delete(name));
  return membership;
};

/** Has this process read a membership again, because it was changed. */
export const forgetMembership = ({ user_id, account_id }: Key): void => {
  cache.delete(nameOf(user_id, account_id));
};

const nameOf = (userId: string, accountId: string): string => `${userId} ${accountId}`;
