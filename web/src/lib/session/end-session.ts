import { fetchAuthSession, signOut } from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider as tokenProvider } from "aws-amplify/auth/cognito";
import { AppError } from "#shared/errors.ts";
import { config } from "../config.ts";

/**
 * Ends this session at the user pool, or all of the user's, and forgets it here. Amplify's own sign-out forgets it
 * without a word also when the pool does not answer, and the session lives on. Throws AppError `unavailable` then, and
 * this browser stays signed in.
 */
export const endSessions = async (which: "this one" | "all"): Promise<void> => {
  await endAtPool(which);
  await signOut();
};

/** The same without forgetting the session here. */
export const endAtPool = async (which: "this one" | "all"): Promise<void> => {
  if (which === "all") {
    const { tokens } = await fetchAuthSession();
    return call("GlobalSignOut", { AccessToken: tokens?.accessToken.toString() });
  }
  const stored = await tokenProvider.authTokenStore.loadTokens();
  if (stored?.refreshToken)
    await call("RevokeToken", { Token: stored.refreshToken, ClientId: config().userPoolClientId });
};

const call = async (operation: string, body: object): Promise<void> => {
  const { userPoolId, userPoolEndpoint } = config();
  const [region] = userPoolId.split("_");
  const response = await fetch(userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (response?.ok) return;
  const { __type: type = "" } = (await response?.json().catch(() => undefined)) ?? {};
  // Then it has ended before.
  if (String(type).endsWith("NotAuthorizedException")) return;
  throw new AppError("unavailable", "The session could not be ended. Check the connection and try again.");
};
