import { deleteUser, lockUser } from "#platform/access/password/user-pool.ts";
import { onSchedule } from "#platform/events/on-schedule.ts";
import { logger } from "#platform/logging/logger.ts";
import { confirmDeletion } from "./confirm.ts";
import { eraseAccount } from "./erase.ts";
import { type Deletion, deletions } from "./store.ts";

/** A run ends before the next one begins; a step under way may go on beyond this. */
const runMilliseconds = 35_000;

/** Functions trust a token for half a minute after its session ended, so what was written until then goes too. */
const lookAgainMilliseconds = 60_000;

interface Run {
  now: Date;
  /** When a run has to end, in milliseconds since 1970. */
  until: number;
}

/** Carries the registered deletions out, as far as a run comes. Every step may be repeated. */
export const carryOut = async (now = new Date()): Promise<void> => {
  const until = Date.now() + runMilliseconds;
  for await (const deletion of deletions.all())
    await carryOutOne(deletion, { now, until }).catch((error) =>
      logger.error("account deletion", { error: error instanceof Error ? error : String(error) }),
    );
};

export const handler = onSchedule(carryOut);

const carryOutOne = async (deletion: Deletion, { now, until }: Run): Promise<void> => {
  const { account_id, confirmed_at, keeps_users } = deletion;
  const takesUser = !confirmed_at && !keeps_users;
  if (takesUser) await lockUser(account_id);
  if (!(await eraseAccount(deletion, until))) return;
  if (takesUser) await deleteUser(account_id);
  if (!confirmed_at) await confirmDeletion(account_id);
  else if (Date.parse(confirmed_at) + lookAgainMilliseconds < now.getTime()) await deletions.finish(deletion);
};
