import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";

const keyOf = ({ account_id }: { account_id: string }) => ({
  pk: key("account", account_id),
  sk: key("settings"),
});

/** Settings of an account: OWNER#{account} / SETTINGS. An account without the item has the defaults. */
export const accountSettingsEntity = entity({
  name: "Account settings",
  shape: z.object({
    account_id: z.string(),
    /** A name of the IANA database, such as `Europe/Berlin`. */
    time_zone: z.string().default("UTC"),
    /** The time zone before the last change, and when that was. */
    former_time_zone: z.string().optional(),
    time_zone_since: z.string().optional(),
    /** A tag of BCP 47, such as `de`: the formats of numbers and dates. */
    language: z.string().default("en-US"),
  }),
  key: keyOf,
  keysOf: keyOf,
});

/** A change of the time zone takes effect in every process after at most this. */
const cacheMs = 5 * 60_000;
const maxCached = 10_000;

const cache = new Map<string, { timeZone: Promise<string>; readAt: number }>();

/** The account's time zone, by which its days are counted. Reads the table once in five minutes per account and process. */
export const timeZoneOf = (accountId: string, now = Date.now()): Promise<string> => {
  const known = cache.get(accountId);
  if (known && now - known.readAt < cacheMs) return known.timeZone;
  if (cache.size >= maxCached) cache.clear();
  const timeZone = accountSettingsEntity
    .find({ account_id: accountId })
    .then((settings) => settings?.time_zone ?? "UTC");
  cache.set(accountId, { timeZone, readAt: now });
  timeZone.catch(() => cache.delete(accountId));
  return timeZone;
};
