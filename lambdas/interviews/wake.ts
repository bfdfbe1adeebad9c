import { applicationStore, type Due } from "#lambdas/jobs/applications/store.ts";
import { queue } from "#platform/storage/queue.ts";
import { failedCondition } from "#platform/table/client.ts";
import { evaluateAgainMs } from "./finish.ts";

/** Applications that one run of the schedule wakes, which bounds its time. */
const mostAtOnce = 200;

type Move = (due: Due, due_at: string) => Promise<void>;

/** Has interviews looked after whose minutes are over, and those whose evaluation was lost. */
export const wakeDue = (now = new Date()): Promise<number> =>
  wake(applicationStore.due(now), { name: "interview", move: applicationStore.moveDue, now });

/** Has applications erased whose time is over. */
export const wakeExpired = (now = new Date()): Promise<number> =>
  wake(applicationStore.expired(now), {
    name: "expiredApplication",
    move: applicationStore.moveExpiry,
    now,
  });

const wake = async (
  found: AsyncIterable<Due>,
  { name, move, now }: { name: string; move: Move; now: Date },
): Promise<number> => {
  let woken = 0;
  for await (const due of found) {
    if (woken++ === mostAtOnce) break;
    const { user_id, application_id: id } = due;
    // one whose message is lost is woken again
    const isOwn = await move(due, new Date(now.getTime() + evaluateAgainMs).toISOString()).then(
      () => true,
      unlessMoved,
    );
    const message = { [name]: { user_id, id, at: now.toISOString() } };
    if (isOwn) await queue("outbox").send({ message, group: `jobs#${user_id}` });
  }
  return woken;
};

/** Another process woke it, or it is gone. */
const unlessMoved = (error: unknown): false => {
  if (failedCondition(error)) return false;
  throw error;
};
