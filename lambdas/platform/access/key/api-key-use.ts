import * as z from "zod";
import { failedCondition, transact } from "../../table/client.ts";
import { entity } from "../../table/entity.ts";
import { key } from "../../table/keys.ts";
import type { ApiKey } from "./api-key.ts";

/*
 * Access patterns
 *   calls of a key and of those it replaced, by UTC day   APIUSE#{family} / DAY#{yyyy-mm-dd}
 *   all calls of each of these keys                       APIUSE#{family} / KEY#{id}
 */

/** Upper bounds of the histogram's buckets in milliseconds; longer calls are in no bucket. */
export const bucketBounds = [25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 30_000] as const;

/** A day's counters: `calls {path}`, `ms {path}` and `to {bound} {path}` for each route's path. */
const Day = z.looseObject({ family_id: z.string(), day: z.string() });
export type UseDay = z.output<typeof Day>;

const KeyTotal = z.object({
  family_id: z.string(),
  id: z.string(),
  usage_count: z.number().int(),
  last_used_at: z.string().nullable(),
});
export type KeyTotal = z.output<typeof KeyTotal>;

const partition = ({ family_id }: { family_id: string }) => key("apiUse", family_id);

const dayKey = (of: { family_id: string; day: string }) => ({ pk: partition(of), sk: `DAY#${of.day}` });
const totalKey = (of: { family_id: string; id: string }) => ({ pk: partition(of), sk: `KEY#${of.id}` });

export const useDayEntity = entity({ name: "Usage", shape: Day, key: dayKey, keysOf: dayKey });
export const keyTotalEntity = entity({ name: "Usage", shape: KeyTotal, key: totalKey, keysOf: totalKey });

export interface Call {
  /** The route's path, which is not the address: parameters stand in braces. */
  path: string;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** Days of usage are deleted after this time. */
const keptDays = 400;

/**
 * Counts a call that passed the limits, after its answer: two counters in one transaction, whatever the key's load. A key
 * that has been deleted is not counted.
 */
export const recordUse = async (
  { id, familyId }: Pick<ApiKey, "id" | "familyId">,
  { path, startedAt }: Call,
  now = Date.now(),
): Promise<void> => {
  const at = new Date(now).toISOString();
  const day = { family_id: familyId, day: at.slice(0, 10) };
  const milliseconds = Math.max(0, Math.round(now - startedAt));
  const bound = bucketBounds.find((most) => milliseconds <= most);
  const add = {
    [`calls ${path}`]: 1,
    [`ms ${path}`]: milliseconds,
    ...(bound !== undefined && { [`to ${bound} ${path}`]: 1 }),
  };
  const ttl = Math.ceil(now / 1000) + keptDays * 86_400;
  await transact([
    keyTotalEntity.change(
      { family_id: familyId, id },
      { set: { last_used_at: at }, add: { usage_count: 1 } },
    ),
    useDayEntity.addTo(day, { set: { ...day, ttl }, add }),
  ]).catch((error) => {
    if (!failedCondition(error)) throw error;
  });
};
