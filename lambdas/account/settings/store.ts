import * as z from "zod";
import { transact } from "#platform/table/client.ts";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";

/*
 * Access patterns
 *   an account's time zone   OWNER#{account} / SETTINGS
 */

const AccountSettings = z.object({ account_id: z.string(), time_zone: z.string() });

const keyOf = ({ account_id }: { account_id: string }) => ({
  pk: key("account", account_id),
  sk: key("settings"),
});

const accountSettingsEntity = entity({
  name: "Account settings",
  shape: AccountSettings,
  key: keyOf,
  keysOf: keyOf,
});

const usualTimeZone = "UTC";

export const settingsStore = {
  /** The IANA name of the account's time zone, by which its days and weeks begin; UTC until one is saved. */
  timeZone: async (account_id: string): Promise<string> =>
    (await accountSettingsEntity.find({ account_id }))?.time_zone ?? usualTimeZone,

  saveTimeZone: (account_id: string, time_zone: string): Promise<void> =>
    transact([accountSettingsEntity.place({ account_id, time_zone })]),
};
