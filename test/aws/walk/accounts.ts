import { expect } from "vitest";
import { bearing, password } from "../../users.ts";
import { aws } from "../aws.ts";
import type { Installation } from "../installation.ts";
import { fetchThrough } from "../through.ts";
import { conversation } from "./library.ts";
import type { Setup } from "./setup.ts";
import { step } from "./step.ts";

/** The settings of the walk's owner, and two-factor authentication. */
export const itServesAccounts = (setup: () => Setup): void => {
  const api = () => setup().api();
  const nobody = ({ outputs, emulator }: Installation) =>
    bearing(undefined, outputs.SiteUrl, fetchThrough(emulator.gateway));

  step("settings are kept in the table and in the user pool", async () => {
    const { account } = await api();
    const { settings } = await account.settings({});
    const changed = { ...settings, full_name: "Ann", time_zone: "Europe/Berlin", weekly_reports: true };
    await account.saveSettings(changed);
    expect((await account.settings({})).settings).toEqual(changed);
    await account.saveSettings({ ...changed, weekly_reports: false });
    expect((await account.settings({})).settings.weekly_reports).toBe(false);
  });

  step("the conversations of the account are listed", async () => {
    const { id } = await conversation(setup());
    const { items } = await (await api()).account.conversations({});
    expect(items.map((one) => one.id)).toContain(id);
  });

  step(
    "two-factor authentication ends with the password and a recovery code, and with the password alone",
    async () => {
      const { installation } = setup();
      const { account } = await api();
      const { email } = await account.settings({});
      const { codes } = await account.makeRecoveryCodes({ password });
      expect(codes).toHaveLength(10);
      await turnOn(installation, email);
      expect(await account.settings({})).toMatchObject({ hasTwoFactor: true, recoveryCodesLeft: 10 });

      const recover = (code = "") => nobody(installation).account.recover({ email, password, code });
      await expect(recover("wrong")).rejects.toMatchObject({ code: "forbidden" });
      await recover(codes[0]);
      expect(await account.settings({})).toMatchObject({ hasTwoFactor: false, recoveryCodesLeft: 0 });

      await turnOn(installation, email);
      await account.turnOffTwoFactor({ password });
      expect((await account.settings({})).hasTwoFactor).toBe(false);
    },
  );

  step("reports are not ended by a link that was not mailed", async () => {
    const { account } = nobody(setup().installation);
    await expect(account.unsubscribe({ token: "bm9ib2R5.wrong" })).rejects.toMatchObject({ code: "invalid" });
  });
};

/** Turns the second factor on without an authenticator app, which the emulator lets an administrator do. */
const turnOn = async ({ emulator, outputs }: Installation, email: string): Promise<void> => {
  const user = ["--user-pool-id", outputs.UserPoolId, "--username", email];
  const preference = ["--software-token-mfa-settings", "Enabled=true,PreferredMfa=true"];
  await aws(emulator, "cognito-idp", "admin-set-user-mfa-preference", ...user, ...preference);
};
