import * as z from "zod";
import type { Write } from "#platform/table/client.ts";
import { transact } from "#platform/table/client.ts";
import { entity, type Page } from "#platform/table/entity.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import { newId } from "#platform/table/new-id.ts";
import { Activity, activityDays } from "#shared/account/activity.ts";

/*
 * Access patterns
 *   an account's activity, newest first        OWNER#{account} / ACTIVITY#{id}
 *   its users as they were at their sign-in    OWNER#{account} / USER#{user}
 */

/** A user who acts within an account. */
export interface Actor {
  accountId: string;
  userId: string;
}

export interface SignedIn extends Actor {
  name?: string | undefined;
  email?: string | undefined;
}

type Act = Pick<Activity, "action" | "subject" | "role" | "detail">;

const StoredActivity = Activity.omit({ actor: true }).extend({
  account_id: z.string(),
  user_id: z.string(),
  /** Seconds since 1970. */
  ttl: z.number().int(),
});

const activityEntity = entity({
  name: "Activity",
  shape: StoredActivity,
  key: ({ account_id, id }: { account_id: string; id: string }) => ({
    pk: key("account", account_id),
    sk: key("activity", id),
  }),
  keysOf: ({ account_id, id }) => ({ pk: key("account", account_id), sk: key("activity", id) }),
});

const User = z.object({
  account_id: z.string(),
  user_id: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  ttl: z.number().int(),
});

const userKey = ({ account_id, user_id }: { account_id: string; user_id: string }) => ({
  pk: key("account", account_id),
  sk: key("user", user_id),
});

const userEntity = entity({ name: "User", shape: User, key: userKey, keysOf: userKey });

/** A write for a transaction: logs what a user does, so that the log holds exactly what happened. */
export const logActivity = ({ accountId, userId }: Actor, act: Act): Write =>
  activityEntity.put({
    id: newId("activity"),
    account_id: accountId,
    user_id: userId,
    at: new Date().toISOString(),
    ttl: expiry(),
    ...act,
  });

/** A write for a transaction: keeps a user's name and e-mail address for the log's readers. */
export const keepUser = ({ accountId, userId, name, email }: SignedIn): Write =>
  userEntity.place({ account_id: accountId, user_id: userId, name, email, ttl: expiry() });

export const accountStore = {
  /** Logs a sign-in in each account of the user, with the user's name and e-mail address for the log's readers. */
  signIn: (accountIds: string[], user: Omit<SignedIn, "accountId">): Promise<void> =>
    transact(
      accountIds.flatMap((accountId) => [
        logActivity({ accountId, userId: user.userId }, { action: "signed_in" }),
        keepUser({ accountId, ...user }),
      ]),
    ),

  /** The users who signed in or joined in the last 400 days, by id. */
  users: async (accountId: string): Promise<Map<string, Activity["actor"]>> => {
    const users = userEntity.all({ pk: key("account", accountId), prefix: keyPrefix("user") });
    return new Map(
      (await Array.fromAsync(users)).map(({ user_id, name, email }) => [user_id, { user_id, name, email }]),
    );
  },

  activity: async (
    accountId: string,
    page: { limit?: number; cursor?: string | undefined },
  ): Promise<Page<Activity>> => {
    const [{ items, ...rest }, actors] = await Promise.all([
      activityEntity.list({
        pk: key("account", accountId),
        prefix: keyPrefix("activity"),
        newestFirst: true,
        ...page,
      }),
      accountStore.users(accountId),
    ]);
    return {
      items: items
        .filter(({ ttl }) => ttl > now())
        .map(({ user_id, ...activity }) => ({ ...activity, actor: actors.get(user_id) ?? { user_id } })),
      ...rest,
    };
  },
};

const now = (): number => Math.floor(Date.now() / 1000);

const expiry = (): number => now() + activityDays * 24 * 3600;
