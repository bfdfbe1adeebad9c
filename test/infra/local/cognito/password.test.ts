import { AdminResetUserPasswordCommand } from "@aws-sdk/client-cognito-identity-provider";
import { confirmResetPassword, resetPassword, signOut, updatePassword } from "aws-amplify/auth";
import { expect, it } from "vitest";
import { ann, call, codeFor, enter, register, startPool, wrongCode } from "./pool.ts";

const newPassword = "Passw0rd!new";
const setNew = (confirmationCode: string, username = ann.email) =>
  confirmResetPassword({ username, confirmationCode, newPassword });

it("changing the password wants the current one", async () => {
  await startPool();
  await register();
  await enter();
  const guess = updatePassword({ oldPassword: "Passw0rd!y", newPassword });
  await expect(guess).rejects.toMatchObject({ name: "NotAuthorizedException" });
  await updatePassword({ oldPassword: ann.password, newPassword });
  await signOut();
  await expect(enter()).rejects.toMatchObject({ name: "NotAuthorizedException" });
  expect((await enter(newPassword)).isSignedIn).toBe(true);
});

it("a changed password keeps to the same rules", async () => {
  await startPool();
  await register();
  await enter();
  const weak = updatePassword({ oldPassword: ann.password, newPassword: "password" });
  await expect(weak).rejects.toMatchObject({ name: "InvalidPasswordException" });
});

it("a mailed code sets a new password, and the mail carries the link too", async () => {
  const resetLink = (email: string, code: string) => `http://127.0.0.1/forgot-password?${email}&${code}`;
  const { mails } = await startPool({ resetLink });
  await register();
  await resetPassword({ username: ann.email });
  const code = codeFor(mails, ann.email);
  expect(mails[0]?.link).toBe(resetLink(ann.email, code));
  await setNew(code);
  expect((await enter(newPassword)).isSignedIn).toBe(true);
});

it("a reset code works once", async () => {
  const { mails } = await startPool();
  await register();
  await resetPassword({ username: ann.email });
  await setNew(codeFor(mails, ann.email));
  await expect(setNew(codeFor(mails, ann.email))).rejects.toMatchObject({ name: "CodeMismatchException" });
});

it("[AUTH-006] a reset code expires after an hour", async () => {
  const { mails, clock } = await startPool();
  await register();
  await resetPassword({ username: ann.email });
  clock.aheadMs = 3_601_000;
  await expect(setNew(codeFor(mails, ann.email))).rejects.toMatchObject({ name: "ExpiredCodeException" });
});

it("five wrong codes spend the right one", async () => {
  const { mails } = await startPool();
  await register();
  await resetPassword({ username: ann.email });
  const code = codeFor(mails, ann.email);
  for (let attempt = 0; attempt < 5; attempt++) {
    await expect(setNew(wrongCode(code))).rejects.toMatchObject({ name: "CodeMismatchException" });
  }
  await expect(setNew(code)).rejects.toMatchObject({ name: "LimitExceededException" });
});

it("five codes an hour are sent, then no more until the hour is over", async () => {
  const { mails, clock } = await startPool();
  await register();
  for (let time = 0; time < 5; time++) await resetPassword({ username: ann.email });
  const sixth = resetPassword({ username: ann.email });
  await expect(sixth).rejects.toMatchObject({ name: "LimitExceededException" });
  clock.aheadMs = 3_601_000;
  await resetPassword({ username: ann.email });
  expect(mails).toHaveLength(6);
});

it("a weak new password leaves the reset code unspent", async () => {
  const { mails } = await startPool();
  await register();
  await resetPassword({ username: ann.email });
  const confirmationCode = codeFor(mails, ann.email);
  const weak = confirmResetPassword({ username: ann.email, confirmationCode, newPassword: "short" });
  await expect(weak).rejects.toMatchObject({ name: "InvalidPasswordException" });
  await setNew(confirmationCode);
});

it("a new password by mail signs out everybody who knew the old one", async () => {
  const { mails, endpoint, clientId: ClientId } = await startPool();
  await register();
  const AuthParameters = { USERNAME: ann.email, PASSWORD: ann.password };
  const { body } = await call(endpoint, "InitiateAuth", {
    ClientId,
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters,
  });
  const { RefreshToken } = body.AuthenticationResult;
  await resetPassword({ username: ann.email });
  await setNew(codeFor(mails, ann.email));
  const refreshed = await call(endpoint, "GetTokensFromRefreshToken", { ClientId, RefreshToken });
  expect(refreshed.body.__type).toBe("NotAuthorizedException");
});

it("forgetting the password of an unknown e-mail answers alike and sends nothing", async () => {
  const { mails, endpoint, clientId: ClientId } = await startPool();
  await register("amy@example.com");
  const ask = (Username: string) => call(endpoint, "ForgotPassword", { ClientId, Username });
  const [known, unknown] = [await ask("amy@example.com"), await ask("abe@example.com")];
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(mails.map(({ to }) => to)).toEqual(["amy@example.com"]);
});

it("guessing at the code of an unknown e-mail answers alike to the last attempt", async () => {
  const { mails } = await startPool();
  await register();
  const outcomes = async (username: string, code: string) => {
    await resetPassword({ username });
    const names: string[] = [];
    for (let attempt = 0; attempt < 7; attempt++) {
      names.push(
        await setNew(code, username).then(
          () => "accepted",
          (error: Error) => error.name,
        ),
      );
    }
    return names;
  };
  const unknown = await outcomes("nobody@example.com", "000000");
  await resetPassword({ username: ann.email });
  expect(await outcomes(ann.email, wrongCode(codeFor(mails, ann.email)))).toEqual(unknown);
});

it("a password that an administrator resets must be set anew", async () => {
  const { admin, mails, userPoolId: UserPoolId } = await startPool();
  await register();
  await admin.send(new AdminResetUserPasswordCommand({ UserPoolId, Username: ann.email }));
  expect((await enter()).nextStep.signInStep).toBe("RESET_PASSWORD");
  await setNew(codeFor(mails, ann.email));
  expect((await enter(newPassword)).isSignedIn).toBe(true);
});
