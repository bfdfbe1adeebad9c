import * as z from "zod";
import { attributeList, writable } from "../attributes.ts";
import { CognitoError } from "../error.ts";
import { sendCode } from "../mails.ts";
import { forUser, parse } from "../operation.ts";
import type { Pool } from "../pool.ts";
import { after, type Later } from "../step.ts";
import type { User } from "../store/users.ts";
import * as fields from "./fields.ts";

const GetUser = forUser({}, (_pool, { user }) => ({
  Username: user.sub,
  UserAttributes: attributeList(user),
  ...factorsOf(user),
}));

/** The second factors of a user as answers carry them. */
export const factorsOf = ({ totp }: User) => ({
  ...(totp?.isEnabled && { UserMFASettingList: ["SOFTWARE_TOKEN_MFA"] }),
  ...(totp?.isPreferred && { PreferredMfaSetting: "SOFTWARE_TOKEN_MFA" }),
});

const UpdateUserAttributes = forUser(
  { UserAttributes: fields.attributes },
  (pool, { user }, { UserAttributes }) => {
    const attributes = { ...user.attributes, ...writable(UserAttributes, pool.options.customAttributes) };
    pool.users.save({ ...user, attributes, changedAt: pool.now() });
    const email = UserAttributes.find(({ Name }) => Name === "email")?.Value;
    return { CodeDeliveryDetailsList: email === undefined ? [] : askForEmail(pool, user, email) };
  },
);

// The old address stays valid until the new one is confirmed by its code.
const askForEmail = (pool: Pool, user: User, given: string) => {
  const email = parse(fields.email, given);
  if (email === user.email) return [];
  checkIsFree(pool, email);
  return [sendCode(pool, "email", user, email)];
};

const VerifyUserAttribute = forUser(
  { AttributeName: z.literal("email"), Code: fields.code },
  (pool, { user }, { Code }) => {
    const email = pool.codes.take("email", user.sub, Code, pool.guessing.codeCaller(user));
    checkIsFree(pool, email);
    pool.users.save({ ...user, email, isEmailVerified: true, changedAt: pool.now() });
    return {};
  },
);

const checkIsFree = (pool: Pool, email: string): void => {
  if (pool.users.ofEmail(email) === undefined) return;
  throw new CognitoError("AliasExistsException", "An account with the given email already exists.");
};

const DeleteUser = forUser({}, (pool, { user }) => remove(pool, user.sub));

/** Removes an account with its sessions and codes, once what belongs to it is closed. */
export const remove = (pool: Pool, sub: string): Later => {
  // first, so that nothing is published any more once all is closed
  pool.sessions.endAll(sub);
  return after(Promise.resolve(pool.options.onDelete?.(sub)), () => {
    pool.codes.removeOf(sub);
    pool.lockout.forget(sub);
    pool.networks.removeOf(sub);
    pool.users.remove(sub);
    return {};
  });
};

export const profileOperations = { GetUser, UpdateUserAttributes, VerifyUserAttribute, DeleteUser };
