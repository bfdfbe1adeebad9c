import { randomUUID } from "node:crypto";
import { writable } from "../attributes.ts";
import { CognitoError } from "../error.ts";
import { pretendToSendCode, sendCode } from "../mails.ts";
import { forClient } from "../operation.ts";
import type { Pool } from "../pool.ts";
import { newCredentials } from "../secrets/password.ts";
import type { User } from "../store/users.ts";
import * as fields from "./fields.ts";

const SignUp = forClient(
  { Username: fields.email, Password: fields.password, UserAttributes: fields.attributes.default([]) },
  (pool, { Username: email, Password, UserAttributes }) => {
    const attributes = writable(UserAttributes, pool.options.customAttributes);
    const isConfirmed = pool.options.confirmSignUp === "instant";
    const user = newUser(pool, email, Password, {
      attributes,
      status: isConfirmed ? "CONFIRMED" : "UNCONFIRMED",
      isEmailVerified: isConfirmed,
    });
    const answer = { UserConfirmed: isConfirmed, UserSub: user.sub };
    if (isConfirmed) return answer;
    return { ...answer, CodeDeliveryDetails: sendCode(pool, "signUp", user.sub, email) };
  },
);

const ConfirmSignUp = forClient(
  { Username: fields.username, ConfirmationCode: fields.code },
  (pool, { Username, ConfirmationCode }) => {
    const { sub, user } = pool.account(Username);
    pool.codes.take("signUp", sub, ConfirmationCode);
    if (user) pool.users.save({ ...user, status: "CONFIRMED", isEmailVerified: true, changedAt: pool.now() });
    return {};
  },
);

const ResendConfirmationCode = forClient({ Username: fields.username }, (pool, { Username }) => {
  const { sub, email, user } = pool.account(Username);
  const send = user?.status === "UNCONFIRMED" ? sendCode : pretendToSendCode;
  return { CodeDeliveryDetails: send(pool, "signUp", sub, email) };
});

export const signUpOperations = { SignUp, ConfirmSignUp, ResendConfirmationCode };

/** Keeps a new account; throws UsernameExistsException or InvalidPasswordException. */
export const newUser = (
  pool: Pool,
  email: string,
  password: string,
  beginning: Pick<User, "status" | "attributes" | "isEmailVerified">,
): User => {
  const sub = randomUUID();
  const credentials = newCredentials(pool.name, sub, password);
  if (pool.users.find(email)) throw new CognitoError("UsernameExistsException", "User already exists");
  const user: User = {
    sub,
    email,
    ...credentials,
    ...beginning,
    isEnabled: true,
    groups: [],
    totp: null,
    pendingTotpSecret: null,
    createdAt: pool.now(),
    changedAt: pool.now(),
  };
  pool.users.save(user);
  return user;
};
