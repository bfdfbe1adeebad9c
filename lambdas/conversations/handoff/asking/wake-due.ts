import { queue } from "#platform/storage/queue.ts";
import { when } from "#platform/table/conditions.ts";
import { notices } from "../mails/notices.ts";
import { allDue, type Due, dueEntity, duePlace, unlessChanged } from "./due.ts";

/** Conversations that one run of the schedule wakes, which bounds its time. */
const maxAtOnce = 200;
/** A conversation whose message was lost is woken again after this time. */
const againMs = 2 * 60_000;

/** Has the conversations that are due looked after, and owners told who were not. */
export const wakeDue = async (now = new Date()): Promise<number> => {
  let woken = 0;
  for await (const due of allDue(now)) {
    if (woken++ === maxAtOnce) break;
    const due_at = new Date(now.getTime() + againMs).toISOString();
    const set = { due_at, ...duePlace({ id: due.id, due_at }) };
    const isOwn = await unlessChanged(
      dueEntity.change(due, { set, condition: when.equals({ due_at: due.due_at }) }),
    );
    if (isOwn) await queue("outbox").send({ message: { visitor: keyOf(due) }, group: due.user_id });
  }
  const accounts = new Set<string>();
  for await (const { account_id } of notices.unsent()) {
    accounts.add(account_id);
    if (accounts.size === maxAtOnce) break;
  }
  for (const account of accounts)
    await queue("outbox").send({ message: { askedIn: account }, group: account });
  return woken;
};

const keyOf = ({ id, rag_system_id, user_id }: Due) => ({ id, rag_system_id, user_id });
