import * as z from "zod";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { entity } from "#platform/table/entity.ts";
import { at } from "#shared/contract/fields.ts";
import { key } from "../../names.ts";

/*
 * Access patterns
 *   when a conversation is looked after   CONV#{conversation} / HANDOFF#due
 *   those that are due, by time           HANDOFF#due / {due at}#{conversation}, in the index
 */

const Due = z.object({
  id: z.string(),
  rag_system_id: z.string(),
  user_id: z.string(),
  due_at: at,
  /** Seconds since 1970; a conversation that was deleted leaves its row. */
  ttl: z.number().int(),
});
export type Due = z.infer<typeof Due>;

const keyOf = ({ id }: Pick<Due, "id">) => ({ pk: key("conversation", id), sk: key("handoff", "due") });

export const duePlace = ({ id, due_at }: Pick<Due, "id" | "due_at">) => ({
  gsi1pk: key("handoff", "due"),
  gsi1sk: `${due_at}#${id}`,
});

export const dueEntity = entity({
  name: "Due conversation",
  shape: Due,
  key: keyOf,
  keysOf: (due) => ({ ...keyOf(due), ...duePlace(due) }),
});

const daysKept = 3;

/** A write that has a conversation looked after at a time; of two times the later written one counts. */
export const dueOf = (
  { id, rag_system_id, user_id }: Pick<Due, "id" | "rag_system_id" | "user_id">,
  due_at: string,
): Write => {
  const ttl = Math.ceil(Date.parse(due_at) / 1000) + daysKept * 86_400;
  return dueEntity.place({ id, rag_system_id, user_id, due_at, ttl });
};

/** The rows that are due, the longest due first. */
export async function* allDue(now: Date): AsyncGenerator<Due> {
  for await (const due of dueEntity.all({ pk: key("handoff", "due"), prefix: "", index: "gsi1" })) {
    if (due.due_at > now.toISOString()) return;
    yield due;
  }
}

/** Writes a row; false if it is not as it was read. */
export const unlessChanged = (write: Write): Promise<boolean> =>
  transact([write]).then(
    () => true,
    (error) => {
      if (failedCondition(error)) return false;
      throw error;
    },
  );
