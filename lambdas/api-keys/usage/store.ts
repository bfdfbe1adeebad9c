import * as z from "zod";
import {
  type KeyTotal,
  keyTotalEntity,
  type UseDay,
  useDayEntity,
} from "#platform/access/key/api-key-use.ts";
import { minuteOf } from "#platform/rate-limit/api-key-limits.ts";
import { countedInMinute } from "#platform/rate-limit/limits.ts";
import { factsOf } from "#platform/table/facts.ts";
import { key } from "#platform/table/keys.ts";
import type { KeyUse } from "#shared/api-keys/shapes.ts";
import { sumsOf } from "./sums.ts";

/*
 * Access patterns
 *   a key's calls of the last days, and of each key of its family in all
 *                                   APIUSE#{family} / DAY#{yyyy-mm-dd} … KEY#{id}, one range
 */

export interface Usage extends Omit<KeyUse, "thisMinute"> {
  /** All calls of the family. */
  total: number;
  keys: KeyTotal[];
}

const Row = z.looseObject({ sk: z.string() });

/** The calls of a key and of those that it replaced: sums of the last 30 days, and all of them by key. */
export const usageOf = async (familyId: string, now = new Date()): Promise<Usage> => {
  const days: UseDay[] = [];
  const keys: KeyTotal[] = [];
  const range = { pk: key("apiUse", familyId), prefix: "", from: `DAY#${firstDay(now)}`, to: "KEY#~" };
  for await (const row of factsOf(Row, range))
    if (row.sk.startsWith("DAY#")) days.push(useDayEntity.read(row));
    else keys.push(keyTotalEntity.read(row));
  const total = keys.reduce((sum, { usage_count }) => sum + usage_count, 0);
  return { ...sumsOf(days, now), total, keys };
};

/** Calls in the present minute, counted when they were admitted. */
export const usedThisMinute = (familyId: string): Promise<number> => countedInMinute(minuteOf({ familyId }));

/** The month's first day lies up to 30 days back, and so does the first of 30 days. */
const firstDay = (now: Date): string => new Date(now.getTime() - 30 * 86_400_000).toISOString().slice(0, 10);
