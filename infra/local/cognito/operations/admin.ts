import * as z from "zod";
import { attributeList, attributesOf, writable } from "../attributes.ts";
import { callerAt } from "../caller.ts";
import { CognitoError } from "../error.ts";
import { sendCode } from "../mails.ts";
import { forAdmin, type Operation } from "../operation.ts";
import type { Pool } from "../pool.ts";
import { checkPolicy, newCredentials } from "../secrets/password.ts";
import { after } from "../step.ts";
import type { User } from "../store/users.ts";
import * as fields from "./fields.ts";
import { factorsOf, remove } from "./profile.ts";
import { afterPassword } from "./sign-in.ts";
import { newUser } from "./sign-up.ts";
import { preferTotp, TotpPreference } from "./totp.ts";

/** An admin operation on one existing user, with nothing to answer. */
const onUser = (act: (pool: Pool, user: User) => void): Operation =>
  forAdmin({ Username: fields.username }, (pool, { Username }) => {
    act(pool, existing(pool, Username));
    return {};
  });

const AdminCreateUser = forAdmin(
  {
    Username: fields.email,
    TemporaryPassword: fields.password,
    UserAttributes: fields.attributes.default([]),
  },
  (pool, { Username, TemporaryPassword, UserAttributes }) => {
    const isVerified = ({ Name, Value }: { Name: string; Value: string }) =>
      Name === "email_verified" && Value === "true";
    const own = UserAttributes.filter(({ Name }) => Name !== "email_verified");
    const beginning = {
      status: "FORCE_CHANGE_PASSWORD" as const,
      attributes: writable(own, pool.options.customAttributes),
      isEmailVerified: UserAttributes.some(isVerified),
    };
    return newUser(pool, { email: Username, password: TemporaryPassword, beginning }, (user) => ({
      User: { ...view(user), Attributes: attributeList(user) },
    }));
  },
);

const AdminGetUser = forAdmin({ Username: fields.username }, (pool, { Username }) => {
  const user = existing(pool, Username);
  return { ...view(user), UserAttributes: attributeList(user), ...factorsOf(user) };
});

const AdminSetUserPassword = forAdmin(
  { Username: fields.username, Password: fields.password, Permanent: z.boolean().default(false) },
  (pool, { Username, Password, Permanent }) => {
    const { sub } = existing(pool, Username);
    const status = Permanent ? "CONFIRMED" : "FORCE_CHANGE_PASSWORD";
    checkPolicy(Password);
    return after(newCredentials(pool.guessing.compute, pool.name, sub, Password), (credentials) => {
      pool.users.save({ ...existing(pool, sub), ...credentials, status });
      return {};
    });
  },
);

const ListUsers = forAdmin({ Filter: z.string().optional() }, (pool, { Filter }) => {
  const [, name = "", sign, value = ""] = /^"?([\w:]+)"? (=|\^=) "(.*)"$/.exec(Filter ?? "") ?? [];
  const matches = (user: User) => {
    const own = attributesOf(user)[name] ?? "";
    return sign === undefined || (sign === "=" ? own === value : own.startsWith(value));
  };
  const users = pool.users.list().filter(matches);
  return { Users: users.map((user) => ({ ...view(user), Attributes: attributeList(user) })) };
});

const CreateGroup = forAdmin({ GroupName: z.string().min(1).max(128) }, (pool, { GroupName }) => {
  pool.groups.add(GroupName);
  return { Group: { GroupName, UserPoolId: pool.options.userPoolId } };
});

const inGroup = (change: (groups: string[], name: string) => string[]) =>
  forAdmin({ Username: fields.username, GroupName: z.string() }, (pool, { Username, GroupName }) => {
    const user = existing(pool, Username);
    if (!pool.groups.has(GroupName)) throw new CognitoError("ResourceNotFoundException", "Group not found.");
    pool.users.save({ ...user, groups: change(user.groups, GroupName) });
    return {};
  });

/** Checks a password; like a sign-in, but the tokens are of no client that the product takes them from. */
const AdminInitiateAuth = forAdmin(
  {
    ClientId: z.string(),
    AuthFlow: z.literal("ADMIN_USER_PASSWORD_AUTH"),
    AuthParameters: z.object({ USERNAME: fields.username, PASSWORD: fields.password }),
    ContextData: z.object({ IpAddress: z.string() }).optional(),
  },
  (ownPool, { AuthParameters: { USERNAME, PASSWORD }, ContextData }) => {
    // functions name a signed-in user by id, and others from outside by e-mail address
    const isSignedIn = ownPool.users.find(USERNAME) !== undefined;
    const caller = callerAt(ContextData?.IpAddress ?? "functions");
    const pool = ownPool.calledBy({ ...caller, isSignedIn });
    const user = pool.users.find(USERNAME);
    const account = user ? { ...user, user } : pool.account(USERNAME);
    const { sub, salt, verifier } = account;
    const check = pool.guessing.guess(account, "isPassword", pool.name, sub, PASSWORD, { salt, verifier });
    return after(check, (isRight) => {
      const answer = afterPassword(pool, account, isRight);
      if ("Session" in answer) return answer;
      const { RefreshToken, ...AuthenticationResult } = answer.AuthenticationResult;
      pool.sessions.endByRefreshToken(RefreshToken);
      return { ...answer, AuthenticationResult };
    });
  },
);

export const adminOperations = {
  AdminInitiateAuth,
  AdminCreateUser,
  AdminGetUser,
  AdminSetUserPassword,
  ListUsers,
  CreateGroup,
  AdminAddUserToGroup: inGroup((groups, name) => [...new Set([...groups, name])]),
  AdminRemoveUserFromGroup: inGroup((groups, name) => groups.filter((group) => group !== name)),
  AdminDisableUser: onUser((pool, user) => pool.users.save({ ...user, isEnabled: false })),
  AdminEnableUser: onUser((pool, user) => pool.users.save({ ...user, isEnabled: true })),
  AdminDeleteUser: forAdmin({ Username: fields.username }, (pool, { Username }) =>
    remove(pool, existing(pool, Username).sub),
  ),
  AdminUpdateUserAttributes: forAdmin(
    { Username: fields.username, UserAttributes: fields.attributes },
    (pool, { Username, UserAttributes }) => {
      const user = existing(pool, Username);
      const attributes = { ...user.attributes, ...writable(UserAttributes, pool.options.customAttributes) };
      pool.users.save({ ...user, attributes, changedAt: pool.now() });
      return {};
    },
  ),
  AdminSetUserMFAPreference: forAdmin(
    { Username: fields.username, SoftwareTokenMfaSettings: TotpPreference.optional() },
    (pool, { Username, SoftwareTokenMfaSettings }) =>
      preferTotp(pool, existing(pool, Username), SoftwareTokenMfaSettings),
  ),
  AdminUserGlobalSignOut: onUser((pool, { sub }) => pool.sessions.endAll(sub)),
  AdminResetUserPassword: onUser((pool, user) => {
    pool.users.save({ ...user, status: "RESET_REQUIRED" });
    sendCode(pool, "reset", user, user.email);
  }),
};

const existing = (pool: Pool, username: string): User => {
  const user = pool.users.find(username) ?? pool.users.ofEmail(username);
  if (!user) throw new CognitoError("UserNotFoundException", "User does not exist.");
  return user;
};

const view = (user: User) => ({
  Username: user.sub,
  UserStatus: user.status,
  Enabled: user.isEnabled,
  UserCreateDate: user.createdAt / 1000,
  UserLastModifiedDate: user.changedAt / 1000,
});
