import * as sdk from "@aws-sdk/client-cognito-identity-provider";
import { confirmSignIn, fetchAuthSession } from "aws-amplify/auth";
import { expect, it } from "vitest";
import { ann, call, enter, pageOrigin, register, startPool } from "./pool.ts";

const credential = (key: string) => ({
  authorization: `AWS4-HMAC-SHA256 Credential=${key}/20260101/us-east-1/cognito-idp/aws4_request`,
});

it("an invited account sets its own password at the first sign-in", async () => {
  const { admin, userPoolId: UserPoolId } = await startPool();
  const invitation = { UserPoolId, Username: ann.email, TemporaryPassword: "Temp0rary!" };
  await admin.send(new sdk.AdminCreateUserCommand({ ...invitation, MessageAction: "SUPPRESS" }));
  const { nextStep } = await enter("Temp0rary!");
  expect(nextStep.signInStep).toBe("CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED");
  expect((await confirmSignIn({ challengeResponse: ann.password })).isSignedIn).toBe(true);
});

it("a group is written in the tokens of its members", async () => {
  const { admin, userPoolId: UserPoolId } = await startPool();
  await register();
  await admin.send(new sdk.CreateGroupCommand({ UserPoolId, GroupName: "admins" }));
  const membership = { UserPoolId, Username: ann.email, GroupName: "admins" };
  await admin.send(new sdk.AdminAddUserToGroupCommand(membership));
  await enter();
  const groups = async () =>
    (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.payload["cognito:groups"];
  expect(await groups()).toEqual(["admins"]);
  await admin.send(new sdk.AdminRemoveUserFromGroupCommand(membership));
  expect(await groups()).toBeUndefined();
});

it("accounts are listed by a filter", async () => {
  const { admin, userPoolId: UserPoolId } = await startPool();
  await register();
  await register("bob@example.com");
  const emails = async (Filter?: string) => {
    const { Users = [] } = await admin.send(new sdk.ListUsersCommand({ UserPoolId, Filter }));
    return Users.map(({ Attributes }) => Attributes?.find(({ Name }) => Name === "email")?.Value);
  };
  expect(await emails()).toEqual([ann.email, "bob@example.com"]);
  expect(await emails('email = "bob@example.com"')).toEqual(["bob@example.com"]);
  expect(await emails('email ^= "an"')).toEqual([ann.email]);
});

it("a password that an administrator sets for good opens the account", async () => {
  const { admin, userPoolId: UserPoolId } = await startPool();
  await register();
  const set = { UserPoolId, Username: ann.email, Password: "Passw0rd!set", Permanent: true };
  await admin.send(new sdk.AdminSetUserPasswordCommand(set));
  expect((await enter("Passw0rd!set")).isSignedIn).toBe(true);
});

it("a removed account is unknown", async () => {
  const { admin, userPoolId: UserPoolId } = await startPool();
  await register();
  await admin.send(new sdk.AdminDeleteUserCommand({ UserPoolId, Username: ann.email }));
  const look = admin.send(new sdk.AdminGetUserCommand({ UserPoolId, Username: ann.email }));
  await expect(look).rejects.toMatchObject({ name: "UserNotFoundException" });
});

it.each([
  ["no credentials", {}],
  ["another access key", credential("AKIAOTHER")],
  ["a page's origin beside the right key", { ...credential("localaccesskey"), origin: pageOrigin }],
])("admin operations are refused to %s", async (_who, headers) => {
  const { endpoint, userPoolId: UserPoolId } = await startPool();
  const answer = await call(endpoint, "ListUsers", { UserPoolId }, headers);
  expect(answer.body.__type).toBe("AccessDeniedException");
});
