import { randomUUID } from "node:crypto";
import { writable } from "../attributes.ts";
import { CognitoError } from "../error.ts";
import { pretendToSendCode, sendCode } from "../mails.ts";
import { forClient } from "../operation.ts";
import type { Pool } from "../pool.ts";
import { checkPolicy, newCredentials } from "../secrets/password.ts";
import { askTrigger } from "../sign-up-event.ts";
import { after, type Later, type Step } from "../step.ts";
import type { User } from "../store/users.ts";
import * as fields from "./fields.ts";

const SignUp = forClient(
  {
    Username: fields.email,
    Password: fields.password,
    UserAttributes: fields.attributes.default([]),
    ClientMetadata: fields.metadata.optional(),
  },
  (pool, { Username: email, Password, UserAttributes, ClientMetadata }) => {
    const attributes = writable(UserAttributes, pool.options.customAttributes);
    const isConfirmed = pool.options.confirmSignUp === "instant";
    const status = isConfirmed ? ("CONFIRMED" as const) : ("UNCONFIRMED" as const);
    const beginning = { attributes, status, isEmailVerified: isConfirmed };
    const make = () =>
      newUser(pool, { email, password: Password, beginning }, (user) => {
        const { sub } = user;
        pool.networks.add(user, pool.caller.network);
        const answer = { UserConfirmed: isConfirmed, UserSub: sub };
        if (isConfirmed) return answer;
        return { ...answer, CodeDeliveryDetails: sendCode(pool, "signUp", user, email) };
      });
    return pool.users.isEmpty() ? make() : after(askTrigger(pool, email, attributes, ClientMetadata), make);
  },
);

const ConfirmSignUp = forClient(
  { Username: fields.username, ConfirmationCode: fields.code },
  (pool, { Username, ConfirmationCode }) => {
    const account = pool.account(Username);
    const { sub, user } = account;
    pool.codes.take("signUp", sub, ConfirmationCode, pool.guessing.codeCaller(account));
    if (user) pool.users.save({ ...user, status: "CONFIRMED", isEmailVerified: true, changedAt: pool.now() });
    return {};
  },
);

const ResendConfirmationCode = forClient({ Username: fields.username }, (pool, { Username }) => {
  const account = pool.account(Username);
  const { email, user } = account;
  const send = user?.status === "UNCONFIRMED" ? sendCode : pretendToSendCode;
  return { CodeDeliveryDetails: send(pool, "signUp", account, email) };
});

export const signUpOperations = { SignUp, ConfirmSignUp, ResendConfirmationCode };

interface NewUser {
  email: string;
  password: string;
  beginning: Pick<User, "status" | "attributes" | "isEmailVerified">;
}

/** Keeps a new account, then answers; throws UsernameExistsException or InvalidPasswordException. */
export const newUser = (
  pool: Pool,
  { email, password, beginning }: NewUser,
  answer: (user: User) => Step,
): Later => {
  const sub = randomUUID();
  checkPolicy(password);
  requireFree(pool, email);
  return after(newCredentials(pool.guessing.compute, pool.name, sub, password), (credentials) => {
    requireFree(pool, email);
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
    return answer(user);
  });
};

const requireFree = (pool: Pool, email: string): void => {
  if (pool.users.ofEmail(email)) throw new CognitoError("UsernameExistsException", "User already exists");
};
