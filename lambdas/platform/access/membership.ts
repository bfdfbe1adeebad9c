import * as z from "zod";
import { entity } from "../table/entity.ts";
import { key } from "../table/keys.ts";

/*
 * Access patterns
 *   the account that a user belongs to, and the user's role there   USER#{user id} / MEMBERSHIP
 */

const Role = z.enum(["owner"]);

const StoredMembership = z.object({ user_id: z.string(), account_id: z.string(), role: Role });

const keyOf = ({ user_id }: { user_id: string }) => ({ pk: key("user", user_id), sk: key("membership") });

export const membershipEntity = entity({
  name: "Membership",
  shape: StoredMembership,
  key: keyOf,
  keysOf: keyOf,
});

export interface Membership {
  /** The user id of the account's founder. */
  accountId: string;
  userId: string;
  role: z.infer<typeof Role>;
}

/** A changed or ended membership takes effect after at most this. */
const cacheMilliseconds = 30_000;
const cacheSize = 1000;

const cache = new Map<string, { membership: Promise<Membership>; readAt: number }>();

/**
 * The account that a user acts for. A user without a stored membership is the founder of an account of their own. Reads
 * the table at most once in 30 s per user and process.
 */
export const membershipOf = (userId: string, now = Date.now()): Promise<Membership> => {
  const known = cache.get(userId);
  if (known && now - known.readAt < cacheMilliseconds) return known.membership;
  if (cache.size >= cacheSize) cache.clear();
  const membership = read(userId);
  cache.set(userId, { membership, readAt: now });
  membership.catch(() => cache.delete(userId));
  return membership;
};

const read = async (userId: string): Promise<Membership> => {
  const stored = await membershipEntity.find({ user_id: userId });
  return { userId, accountId: stored?.account_id ?? userId, role: stored?.role ?? "owner" };
};
