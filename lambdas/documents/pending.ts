import * as z from "zod";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { entity } from "#platform/table/entity.ts";
import { at } from "#shared/contract/fields.ts";
import type { FileKey } from "./files.ts";
import { key, keyPrefix } from "./names.ts";

/** A document that is to be processed, or whose remains are to be deleted; the sweep checks it at `due_at`. */
const Pending = z.object({
  user_id: z.string(),
  rag_system_id: z.string(),
  id: z.string(),
  due_at: at,
  /** How many times the sweep has enqueued it again. */
  reminders: z.number().int(),
});
export type Pending = z.infer<typeof Pending>;

const keyOf = ({ id }: Pick<Pending, "id">) => ({ pk: key("pending"), sk: key("document", id) });

const pendingEntity = entity({ name: "Pending document", shape: Pending, key: keyOf, keysOf: keyOf });

/** A write for a transaction: the sweep checks the document in so many seconds. */
export const watchPending = ({ user_id, rag_system_id, id }: FileKey, seconds: number): Write =>
  pendingEntity.place({ user_id, rag_system_id, id, due_at: after(seconds), reminders: 0 });

/** A write for a transaction: nothing of the document is pending. */
export const dropPending = (document: Pick<Pending, "id">): Write => pendingEntity.drop(document);

export const pendingStore = {
  /** The documents that have been pending for longer than they should. */
  async *overdue(now = new Date()): AsyncGenerator<Pending> {
    for await (const pending of pendingEntity.all({ pk: key("pending"), prefix: keyPrefix("document") }))
      if (pending.due_at <= now.toISOString()) yield pending;
  },

  /** Counts a reminder and postpones the next check. Does nothing if the document is pending for another reason by now. */
  remind: (pending: Pending, seconds: number): Promise<void> =>
    unlessReplaced(() =>
      transact([
        pendingEntity.change(pending, {
          set: { due_at: after(seconds), reminders: pending.reminders + 1 },
          condition: isUnchanged(pending),
        }),
      ]),
    ),

  /** Ends the watch over a finished document. Does nothing if it is pending for another reason by now. */
  end: (pending: Pending): Promise<void> =>
    unlessReplaced(() => transact([pendingEntity.dropIf(pending, isUnchanged(pending))])),
};

const after = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

const isUnchanged = ({ due_at }: Pending) => when.equals({ due_at });

const unlessReplaced = async (write: () => Promise<void>): Promise<void> => {
  try {
    await write();
  } catch (error) {
    if (!failedCondition(error)) throw error;
  }
};
