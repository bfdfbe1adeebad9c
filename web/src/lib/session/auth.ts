import { createAmplifyContext } from "@aws-amplify/core";
import { setGlobalContext } from "@aws-amplify/core/internals/utils";
import { signOut as endSession, fetchAuthSession } from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider as tokenProvider } from "aws-amplify/auth/cognito";
import { ConsoleLogger } from "aws-amplify/utils";
import { AppError } from "#shared/errors.ts";
import type { SiteConfig } from "#shared/site-config.ts";

export interface User {
  id: string;
  email: string;
  company?: string;
}

export const configureAuth = ({ userPoolId, userPoolClientId, userPoolEndpoint }: SiteConfig): void => {
  // Amplify warns of every endpoint but Amazon's own, which is meant here; failures are thrown
  ConsoleLogger.LOG_LEVEL = "ERROR";
  const Auth = {
    Cognito: {
      userPoolId,
      userPoolClientId,
      ...(userPoolEndpoint && { userPoolEndpoint }),
      loginWith: { email: true },
    },
  };
  tokenProvider.setAuthConfig(Auth);
  setGlobalContext(createAmplifyContext({ Auth }, { Auth: { tokenProvider } }));
};

export const signOut = (): Promise<void> => endSession();

/** The key under which Amplify stores who is signed in. */
export const isUserKey = (key: string): boolean => key.endsWith(".LastAuthUser");

export const isSignedInHere = (): boolean => Object.keys(localStorage).some(isUserKey);

/** The user of the stored session, which is refreshed if it has expired; undefined without a session. */
export const currentUser = async (): Promise<User | undefined> => {
  const claims = (await fetchAuthSession()).tokens?.idToken?.payload;
  if (!claims?.sub) return undefined;
  const company = claims["custom:company"];
  return {
    id: claims.sub,
    email: String(claims.email ?? ""),
    ...(company ? { company: String(company) } : {}),
  };
};

/** The token that owner routes require. Throws `unauthenticated` without a session, or if it cannot be refreshed. */
export const accessToken = async (): Promise<string> => {
  const session = await fetchAuthSession().catch(() => {
    throw new AppError("unauthenticated", "Failed to get authentication session");
  });
  const token = session.tokens?.accessToken.toString();
  if (!token) throw new AppError("unauthenticated", "No authenticated session found");
  return token;
};
