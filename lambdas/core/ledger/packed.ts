import { deflateRawSync, inflateRawSync } from "node:zlib";
import * as z from "zod";
import { transact, type Write } from "#platform/table/client.ts";
import { entity } from "#platform/table/entity.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import type { Counters } from "./counts.ts";
import { type DayItem, dayItemsOf, daysAfter, type Range, Source } from "./day.ts";

/*
 * Access patterns
 *   all items of an account's day in one          AGGREGATES#{account} / PACKEDDAY#{yyyy-mm-dd}
 *   how often days of a month changed later       AGGREGATES#{account} / DAYCHANGES
 */

const packedKey = ({ account_id, day }: { account_id: string; day: string }) => ({
  pk: key("aggregates", account_id),
  sk: key("packedDay", day),
});

/** The items of a day that is over in every time zone: reading them together takes a tenth of the time. */
const packedEntity = entity({
  name: "Packed day",
  shape: z.object({
    account_id: z.string(),
    day: z.string(),
    /** The changes of its month when it was packed; with others it is outdated. */
    changes: z.number(),
    items: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  }),
  key: packedKey,
  keysOf: packedKey,
});

const changesKey = (account_id: string) => ({ pk: key("aggregates", account_id), sk: key("dayChanges") });

/** A number for each month, by attributes such as `2026-11`. */
const changesEntity = entity({
  name: "Changes of days",
  shape: z.record(z.string(), z.unknown()),
  key: changesKey,
  keysOf: () => changesKey(""),
});

const monthOf = (day: string): string => day.slice(0, 7);

/** A write for the transaction that changes the numbers of a day that may be packed. */
export const noteChange = (account_id: string, day: string): Write =>
  changesEntity.addTo(account_id, { add: { [monthOf(day)]: 1 } });

const changesOf = async (accountId: string): Promise<(day: string) => number> => {
  const changes = await changesEntity.find(accountId);
  return (day) => Number(changes?.[monthOf(day)] ?? 0);
};

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;
const Packed = z.array(z.tuple([z.string(), Source, z.custom<Counters>(isObject)]));

const pack = (items: DayItem[]): Uint8Array =>
  deflateRawSync(
    JSON.stringify(items.map(({ chatbotId, source, counters }) => [chatbotId, source, counters])),
  );

const unpack = (account_id: string, day: string, items: Uint8Array): DayItem[] =>
  Packed.parse(JSON.parse(inflateRawSync(items).toString())).map(([chatbotId, source, counters]) => ({
    account_id,
    day,
    chatbotId,
    source,
    counters,
  }));

/** The packed days of a range that hold what their items hold. */
const packedIn = async (accountId: string, { first, last }: Range, changes: (day: string) => number) => {
  const days = new Map<string, DayItem[]>();
  const prefix = keyPrefix("packedDay");
  const query = { pk: key("aggregates", accountId), prefix, from: prefix + first, to: prefix + last };
  for await (const { day, items, changes: packedWith } of packedEntity.all(query))
    if (packedWith === changes(day)) days.set(day, unpack(accountId, day, items));
  return days;
};

/** More are not packed by one request. */
const maxPacked = 60;
/** DynamoDB takes 400 KB. */
const maxBytes = 300_000;
const atOnce = 20;

/** The same as `dayItemsOf`, from packed days as far as there are; packs others that are over. */
export const packedItemsOf = async (accountId: string, range: Range, now: Date): Promise<DayItem[]> => {
  const { last } = range;
  // Read first: a change that comes while the items are read makes the new pack outdated.
  const changes = await changesOf(accountId);
  const packed = await packedIn(accountId, range, changes);
  const days = daysIn(range);
  const missing = days.filter((day) => !packed.has(day));
  const items = await Promise.all(runsOf(missing).map((run) => dayItemsOf(accountId, run)));
  const read = Map.groupBy(items.flat(), ({ day }) => day);
  const [firstUsed = last] = read.keys();
  const before = daysAfter(now.toISOString().slice(0, 10), -1);
  const over = missing
    .filter((day) => day >= firstUsed && day < before && isDivided(read.get(day) ?? []))
    .slice(-maxPacked);
  const writes = over.flatMap((day) => {
    const items = pack(read.get(day) ?? []);
    const one = { account_id: accountId, day, changes: changes(day), items };
    return items.length > maxBytes ? [] : [packedEntity.place(one)];
  });
  for (let at = 0; at < writes.length; at += atOnce) await transact(writes.slice(at, at + atOnce));
  return days.flatMap((day) => packed.get(day) ?? read.get(day) ?? []);
};

/** Days that follow one another. */
const runsOf = (days: string[]): Range[] => {
  const runs: Range[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && daysAfter(run.last, 1) === day) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs;
};

const isDivided = (items: DayItem[]): boolean => items.every(({ chatbotId }) => chatbotId);

const daysIn = ({ first, last }: Range): string[] => {
  const days: string[] = [];
  for (let day = first; day <= last; day = daysAfter(day, 1)) days.push(day);
  return days;
};

/** The packed days of an account that are up to date, for a comparison with their items. */
export const allPacked = async (accountId: string): Promise<Map<string, DayItem[]>> =>
  packedIn(accountId, { first: "0000-00-00", last: "9999-99-99" }, await changesOf(accountId));
