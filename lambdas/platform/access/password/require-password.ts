import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { AppError } from "#shared/errors.ts";
import { required } from "../../environment.ts";
import { limits } from "../../rate-limit/limits.ts";

/** Passwords that a caller may try in a minute. */
const tries = 5;

/**
 * Checks the present password of a user, for acts that a stolen session must not be enough for. Throws AppError
 * `forbidden` for a wrong one, and `rate_limited` after five in a minute.
 */
export const requirePassword = async (userId: string, password: string): Promise<void> => {
  const refusal = "Too many passwords were tried.";
  await limits({
    subject: `${userId}#PASSWORD`,
    per: "minute",
    bounds: [{ name: "all", most: tries, refusal }],
  }).pass();
  const { isRight } = await tryPassword(userId, password);
  if (!isRight) throw new AppError("forbidden", "This is not your current password.");
};

let client: CognitoIdentityProviderClient | undefined;

/**
 * Signs in at the client of the user pool that only functions may use (PASSWORD_CLIENT_ID), and drops the tokens: the
 * product accepts none of that client. A user with a second factor is asked for its code only after the right password.
 * `address` is the caller's, unless a session says who it is: guesses of one network are counted together.
 */
export const tryPassword = async (
  username: string,
  password: string,
  address?: string,
): Promise<{ isRight: boolean; asksForCode?: boolean }> => {
  client ??= new CognitoIdentityProviderClient({});
  const command = new AdminInitiateAuthCommand({
    UserPoolId: required("USER_POOL_ID"),
    ClientId: required("PASSWORD_CLIENT_ID"),
    AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
    AuthParameters: { USERNAME: username, PASSWORD: password },
    ...(address && { ContextData: { IpAddress: address, ...noFurtherContext } }),
  });
  try {
    const { ChallengeName, AuthenticationResult } = await client.send(command);
    const asksForCode = ChallengeName === "SOFTWARE_TOKEN_MFA";
    return { isRight: asksForCode || AuthenticationResult !== undefined, asksForCode };
  } catch (error) {
    if (error instanceof Error && refusals.has(error.name)) return { isRight: false };
    throw error;
  }
};

const noFurtherContext = { ServerName: "docent", ServerPath: "/", HttpHeaders: [] };

const refusals = new Set([
  "NotAuthorizedException",
  "UserNotFoundException",
  "UserNotConfirmedException",
  "PasswordResetRequiredException",
]);
