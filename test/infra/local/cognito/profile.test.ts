import * as auth from "aws-amplify/auth";
import { TOTP } from "otpauth";
import { expect, it } from "vitest";
import { ann, codeFor, enter, register, startPool } from "./pool.ts";

const next = "ann.new@example.com";

const signedIn = async () => {
  const pool = await startPool();
  await register();
  await enter();
  return pool;
};

it("a changed name and company are there at the next look", async () => {
  await signedIn();
  await auth.updateUserAttributes({ userAttributes: { name: "Ann B", "custom:company": "B & Co" } });
  expect(await auth.fetchUserAttributes()).toMatchObject({ name: "Ann B", "custom:company": "B & Co" });
});

it("[AUTH-030] somebody signs up, in and out, reads session and user, and changes metadata and password", async () => {
  await signedIn();
  expect((await auth.fetchAuthSession()).tokens?.accessToken.payload.exp).toBeGreaterThan(Date.now() / 1000);
  expect((await auth.getCurrentUser()).signInDetails).toMatchObject({ loginId: ann.email });
  await auth.updateUserAttributes({ userAttributes: { "custom:company": "C & Co" } });
  expect(await auth.fetchUserAttributes()).toMatchObject({ "custom:company": "C & Co" });
  await auth.updatePassword({ oldPassword: ann.password, newPassword: "Passw0rd!new" });
  await auth.signOut();
  await expect(auth.getCurrentUser()).rejects.toMatchObject({ name: "UserUnAuthenticatedException" });
  await expect(enter()).rejects.toMatchObject({ name: "NotAuthorizedException" });
  expect((await enter("Passw0rd!new")).isSignedIn).toBe(true);
});

it("an attribute that the pool does not have is refused", async () => {
  await signedIn();
  const unknown = auth.updateUserAttributes({ userAttributes: { "custom:plan": "gold" } });
  await expect(unknown).rejects.toMatchObject({ name: "InvalidParameterException" });
});

it("a company's name may have 200 characters and no more", async () => {
  await signedIn();
  await auth.updateUserAttributes({ userAttributes: { "custom:company": "c".repeat(200) } });
  const long = auth.updateUserAttributes({ userAttributes: { "custom:company": "c".repeat(201) } });
  await expect(long).rejects.toMatchObject({ name: "InvalidParameterException" });
});

it("a new e-mail counts once its code was shown", async () => {
  const { mails } = await signedIn();
  await auth.updateUserAttributes({ userAttributes: { email: next } });
  expect((await auth.fetchUserAttributes()).email).toBe(ann.email);
  await auth.confirmUserAttribute({ userAttributeKey: "email", confirmationCode: codeFor(mails, next) });
  await auth.signOut();
  expect((await enter(ann.password, next)).isSignedIn).toBe(true);
});

it("somebody else's e-mail cannot be taken over", async () => {
  await signedIn();
  await register("bob@example.com");
  const taken = auth.updateUserAttributes({ userAttributes: { email: "bob@example.com" } });
  await expect(taken).rejects.toMatchObject({ name: "AliasExistsException" });
});

it("a deleted account is gone and its e-mail is free", async () => {
  await signedIn();
  await auth.deleteUser();
  await expect(enter()).rejects.toMatchObject({ message: "Incorrect username or password." });
  expect((await register()).isSignUpComplete).toBe(true);
});

const halfMinute = 30_000;

/** Turns on one-time codes for Ann; `code` makes one for the pool's own clock. */
const withTotp = async () => {
  const pool = await signedIn();
  const totp = new TOTP({ secret: (await auth.setUpTOTP()).sharedSecret });
  const code = () => totp.generate({ timestamp: Date.now() + pool.clock.aheadMs });
  await auth.verifyTOTPSetup({ code: code() });
  await auth.updateMFAPreference({ totp: "PREFERRED" });
  pool.clock.aheadMs += halfMinute;
  return { ...pool, code };
};

it("one-time codes are asked for after the password once they are turned on", async () => {
  const { code } = await withTotp();
  expect(await auth.fetchMFAPreference()).toEqual({ enabled: ["TOTP"], preferred: "TOTP" });
  await auth.signOut();
  expect((await enter()).nextStep.signInStep).toBe("CONFIRM_SIGN_IN_WITH_TOTP_CODE");
  expect((await auth.confirmSignIn({ challengeResponse: code() })).isSignedIn).toBe(true);
});

it("a wrong one-time code can be corrected twice, then the sign-in begins anew", async () => {
  const { code } = await withTotp();
  await auth.signOut();
  await enter();
  const far = code() === "000000" ? "111111" : "000000";
  for (let attempt = 0; attempt < 3; attempt++) {
    const wrong = auth.confirmSignIn({ challengeResponse: far });
    await expect(wrong).rejects.toMatchObject({ name: "CodeMismatchException" });
  }
  const late = auth.confirmSignIn({ challengeResponse: code() });
  await expect(late).rejects.toMatchObject({ name: "NotAuthorizedException" });
});

it("a one-time code opens the door once", async () => {
  const { code } = await withTotp();
  await auth.signOut();
  await enter();
  const used = code();
  await auth.confirmSignIn({ challengeResponse: used });
  await auth.signOut();
  await enter();
  const again = auth.confirmSignIn({ challengeResponse: used });
  await expect(again).rejects.toMatchObject({ name: "ExpiredCodeException" });
});

it("one-time codes turned off are not asked for", async () => {
  await withTotp();
  await auth.updateMFAPreference({ totp: "DISABLED" });
  await auth.signOut();
  expect((await enter()).isSignedIn).toBe(true);
});

it("one-time codes cannot be turned on before one was shown", async () => {
  await signedIn();
  await auth.setUpTOTP();
  const early = auth.updateMFAPreference({ totp: "PREFERRED" });
  await expect(early).rejects.toMatchObject({ name: "InvalidParameterException" });
});
