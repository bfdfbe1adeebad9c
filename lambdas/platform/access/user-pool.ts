import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from "@aws-sdk/client-cognito-identity-provider";
import { required } from "../environment.ts";

const client = new CognitoIdentityProviderClient({});

const userOf = (userId: string) => ({ UserPoolId: required("USER_POOL_ID"), Username: userId });

export interface PoolUser {
  email: string;
  name: string | undefined;
  /** True if a sign-in asks for a code of an authenticator app. */
  hasSecondFactor: boolean;
}

/** A user of the user pool; undefined for one who was deleted. */
export const findUser = async (userId: string): Promise<PoolUser | undefined> => {
  const found = await orAbsent(client.send(new AdminGetUserCommand(userOf(userId))));
  if (!found) return undefined;
  const { UserAttributes = [], UserMFASettingList = [] } = found;
  const attribute = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value;
  return {
    email: attribute("email") ?? "",
    name: attribute("name"),
    hasSecondFactor: UserMFASettingList.includes("SOFTWARE_TOKEN_MFA"),
  };
};

/** Ends all sessions of a user, and lets nobody sign in as the user any more. A deleted user is no error. */
export const lockUser = async (userId: string): Promise<void> => {
  await orAbsent(client.send(new AdminDisableUserCommand(userOf(userId))));
  await orAbsent(client.send(new AdminUserGlobalSignOutCommand(userOf(userId))));
};

/** Deletes a user from the user pool; repeating it is no error. */
export const deleteUser = async (userId: string): Promise<void> => {
  await orAbsent(client.send(new AdminDeleteUserCommand(userOf(userId))));
};

const orAbsent = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  });
