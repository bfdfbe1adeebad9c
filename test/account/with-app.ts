import { TOTP } from "otpauth";
import { inject } from "vitest";
import { type Actor, cognito, password } from "../users.ts";

/** Turns two-factor authentication on, as somebody with an app for codes does. */
export const withApp = async (owner: Actor): Promise<Actor & { codes: string[]; app: TOTP }> => {
  const call = (operation: string, body: object = {}) =>
    cognito(inject("url"), operation, { AccessToken: owner.token, ...body });
  const { SecretCode } = await call("AssociateSoftwareToken");
  const app = new TOTP({ secret: SecretCode });
  await call("VerifySoftwareToken", { UserCode: app.generate() });
  const { codes } = await owner.account.makeRecoveryCodes({ password });
  await call("SetUserMFAPreference", { SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } });
  return { ...owner, codes, app };
};
