import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { at } from "#shared/contract/fields.ts";
import { key } from "../names.ts";

const Due = z.object({ application_id: z.string(), user_id: z.string(), due_at: at });
export type Due = z.infer<typeof Due>;
type DueKey = Pick<Due, "application_id">;

const dueKey = ({ application_id }: DueKey) => ({
  pk: key("application", application_id),
  sk: key("applicationDue"),
});

/** The place in an index by time. */
export const placedAt = (
  word: "applicationDue" | "applicationExpiry",
  { application_id, due_at }: Pick<Due, "application_id" | "due_at">,
) => ({ gsi1pk: key(word), gsi1sk: `${due_at}#${application_id}` });

/** The interview of an application closes at its time, and then an evaluation is due. */
export const dueEntity = entity({
  name: "Due interview",
  shape: Due,
  key: dueKey,
  keysOf: (due) => ({ ...dueKey(due), ...placedAt("applicationDue", due) }),
});

const expiryKey = ({ application_id }: DueKey) => ({
  pk: key("application", application_id),
  sk: key("applicationExpiry"),
});

/** When an application is erased. */
export const expiryEntity = entity({
  name: "Expiry",
  shape: Due,
  key: expiryKey,
  keysOf: (due) => ({ ...expiryKey(due), ...placedAt("applicationExpiry", due) }),
});
