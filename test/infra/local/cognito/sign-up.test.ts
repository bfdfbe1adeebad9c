import { AdminGetUserCommand } from "@aws-sdk/client-cognito-identity-provider";
import { confirmSignUp, fetchUserAttributes, resendSignUpCode, signUp } from "aws-amplify/auth";
import { expect, it } from "vitest";
import { ann, codeFor, enter, register, startPool, wrongCode } from "./pool.ts";

it("a new account is confirmed at once and can sign in", async () => {
  await startPool();
  expect(await register()).toMatchObject({ isSignUpComplete: true });
  expect((await enter()).isSignedIn).toBe(true);
});

it("the company given at sign-up comes back with the account", async () => {
  await startPool();
  await register();
  await enter();
  expect(await fetchUserAttributes()).toMatchObject({ email: ann.email, "custom:company": ann.company });
});

it("an e-mail is taken once, however it is written", async () => {
  await startPool();
  await register();
  await expect(register("ANN@example.com")).rejects.toMatchObject({ name: "UsernameExistsException" });
});

it.each([
  ["Sh0rt", "not long enough"],
  ["passw0rd!", "uppercase"],
  ["Password!", "numeric"],
])("the password %s is refused and the answer says why", async (password, reason) => {
  await startPool();
  await expect(register(ann.email, password)).rejects.toMatchObject({
    name: "InvalidPasswordException",
    message: expect.stringContaining(reason),
  });
});

it("an address makes twenty accounts in an hour, wherever in its network it is", async () => {
  let from = "2001:db8:1:2::1";
  const { clock } = await startPool({ addressOf: () => from, limitsSignUps: true });
  for (let number = 0; number < 20; number++) await register(`guest-${number}@example.com`);
  from = "2001:db8:1:2::2";
  await expect(register()).rejects.toMatchObject({ name: "ForbiddenException" });
  from = "2001:db8:1:3::1";
  await register();
  from = "2001:db8:1:2::2";
  clock.aheadMs += 3_600_000;
  await register("guest-20@example.com");
});

it("a name that is no e-mail makes no account", async () => {
  await startPool();
  await expect(register("ann")).rejects.toMatchObject({ name: "InvalidParameterException" });
});

it("an account cannot call its own e-mail verified", async () => {
  const { mails } = await startPool({ confirmSignUp: "code" });
  const forged = signUp({
    username: ann.email,
    password: ann.password,
    options: { userAttributes: { email_verified: "true" } },
  });
  await expect(forged).rejects.toMatchObject({ name: "NotAuthorizedException" });
  expect(mails).toEqual([]);
});

it("without instant confirmation a mailed code, and no other, confirms the account", async () => {
  const { mails } = await startPool({ confirmSignUp: "code" });
  expect((await register()).nextStep.signUpStep).toBe("CONFIRM_SIGN_UP");
  const before = await enter();
  expect(before.nextStep.signInStep).toBe("CONFIRM_SIGN_UP");
  const code = codeFor(mails, ann.email);
  await expect(
    confirmSignUp({ username: ann.email, confirmationCode: wrongCode(code) }),
  ).rejects.toMatchObject({ name: "CodeMismatchException" });
  await confirmSignUp({ username: ann.email, confirmationCode: code });
  expect((await enter()).isSignedIn).toBe(true);
});

it("a code asked for again replaces the one before", async () => {
  const { mails } = await startPool({ confirmSignUp: "code" });
  await register();
  const first = codeFor(mails, ann.email);
  await resendSignUpCode({ username: ann.email });
  const second = codeFor(mails, ann.email);
  expect(mails).toHaveLength(2);
  if (first !== second) {
    const late = confirmSignUp({ username: ann.email, confirmationCode: first });
    await expect(late).rejects.toMatchObject({ name: "CodeMismatchException" });
  }
  expect((await confirmSignUp({ username: ann.email, confirmationCode: second })).isSignUpComplete).toBe(
    true,
  );
});

it("the confirmation mail carries the link as well as the code", async () => {
  const confirmLink = (email: string, code: string) => `http://127.0.0.1/confirm?${email}&${code}`;
  const { mails } = await startPool({ confirmSignUp: "code", confirmLink });
  await register();
  expect(mails[0]?.link).toBe(confirmLink(ann.email, codeFor(mails, ann.email)));
});

it("a confirmed account counts as confirmed for the administrator", async () => {
  const { admin, userPoolId } = await startPool();
  await register();
  const user = await admin.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: ann.email }));
  expect(user.UserStatus).toBe("CONFIRMED");
  expect(user.UserAttributes).toContainEqual({ Name: "email_verified", Value: "true" });
});
