import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from "@aws-sdk/client-cognito-identity-provider";
import { required } from "../../environment.ts";

const client = new CognitoIdentityProviderClient({});

const userOf = (userId: string) => ({ UserPoolId: required("USER_POOL_ID"), Username: userId });

export interface PoolUser {
  id: string;
  email: string;
  /** The value of an attribute such as `name` or `custom:company`. */
  attribute(name: string): string | undefined;
  /** True if a sign-in asks for a code of an authenticator app. */
  hasSecondFactor: boolean;
}

/** A user by id or by e-mail address; undefined for one who was deleted. */
export const findUser = async (name: string): Promise<PoolUser | undefined> => {
  const found = await orAbsent(client.send(new AdminGetUserCommand(userOf(name))));
  if (!found) return undefined;
  const { Username = "", UserAttributes = [], UserMFASettingList = [] } = found;
  const attribute = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value;
  return {
    id: Username,
    email: attribute("email") ?? "",
    attribute,
    hasSecondFactor: UserMFASettingList.includes("SOFTWARE_TOKEN_MFA"),
  };
};

/** Sets attributes of a user. Texts that are empty stay empty. */
export const updateUser = async (userId: string, attributes: Record<string, string>): Promise<void> => {
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  await client.send(new AdminUpdateUserAttributesCommand({ ...userOf(userId), UserAttributes }));
};

/** Has sign-ins of a user ask for the password alone. */
export const removeSecondFactor = async (userId: string): Promise<void> => {
  const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false };
  await client.send(new AdminSetUserMFAPreferenceCommand({ ...userOf(userId), SoftwareTokenMfaSettings }));
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
