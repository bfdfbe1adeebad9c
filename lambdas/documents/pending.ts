import * as z from "zod";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { entity } from "#platform/table/entity.ts";
import { at } from "#shared/contract/fields.ts";
import type { FileKey } from "./files.ts";

/** A document that is to be read, or whose last traces are to be cleared away: somebody looks after it at `due_at`. */
const Pending = z.object({
  user_id: z.string(),
  rag_system_id: z.string(),
  id: z.string(),
  due_at: at,
  /** How often the queue was told of it once more. */
  reminders: z.number().int(),
});
export type Pending = z.infer<typeof Pending>;

const keyOf = ({ id }: Pick<Pending, "id">) => ({ pk: "WAITING", sk: `DOC#${id}` });

const waitingEntity = entity({ name: "Waiting document", shape: Pending, key: keyOf, keysOf: keyOf });

/** As part of a transaction: from now on the document waits, for so long without anybody looking after it. */
export const watchPending = ({ user_id, rag_system_id, id }: FileKey, seconds: number): Write =>
  waitingEntity.place({ user_id, rag_system_id, id, due_at: after(seconds), reminders: 0 });

/** As part of a transaction: nothing of the document waits any more. */
export const dropPending = (document: Pick<Pending, "id">): Write => waitingEntity.drop(document);

export const pendingStore = {
  /** Everything that waits for longer than it should. */
  async *overdue(now = new Date()): AsyncGenerator<Pending> {
    for await (const waiting of waitingEntity.all({ pk: "WAITING", prefix: "DOC#" }))
      if (waiting.due_at <= now.toISOString()) yield waiting;
  },

  /** Puts off when it is looked after next. Nothing happens where it waits for something else since. */
  remind: (waiting: Pending, seconds: number): Promise<void> =>
    unlessNew(() =>
      transact([
        waitingEntity.change(waiting, {
          set: { due_at: after(seconds), reminders: waiting.reminders + 1 },
          condition: stillOf(waiting),
        }),
      ]),
    ),

  /** For what is finished. Nothing happens where it waits for something else since. */
  end: (waiting: Pending): Promise<void> =>
    unlessNew(() => transact([waitingEntity.dropIf(waiting, stillOf(waiting))])),
};

const after = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

const stillOf = ({ due_at }: Pending) => ({
  expression: "#due_at = :due_at",
  names: { "#due_at": "due_at" },
  values: { ":due_at": due_at },
});

const unlessNew = async (write: () => Promise<void>): Promise<void> => {
  try {
    await write();
  } catch (error) {
    if (!failedCondition(error)) throw error;
  }
};
