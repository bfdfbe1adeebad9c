import { Amplify } from "aws-amplify";
import { signOut as endSession, fetchAuthSession } from "aws-amplify/auth";
import { AppError } from "#shared/errors.ts";
import type { SiteConfig } from "#shared/site-config.ts";
import type { NewAccount } from "./auth-flows.ts";

export interface User {
  id: string;
  email: string;
  company?: string;
}

export const configureAuth = ({ userPoolId, userPoolClientId, userPoolEndpoint }: SiteConfig): void =>
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        ...(userPoolEndpoint && { userPoolEndpoint }),
        loginWith: { email: true },
      },
    },
  });

/** What only the sign-in pages need; loaded when one of them asks for it. */
const flows = () => import("./auth-flows.ts");

/** Says whether the session is open, or whether the address has to be confirmed with a code first. */
export const signIn = async (email: string, password: string) => (await flows()).signIn(email, password);

/** Says whether the account is ready, or whether a code was sent that has to be entered. */
export const signUp = async (account: NewAccount) => (await flows()).signUp(account);

export const confirmSignUp = async (email: string, code: string) =>
  (await flows()).confirmSignUp(email, code);

export const resendCode = async (email: string) => (await flows()).resendCode(email);

export const requestReset = async (email: string) => (await flows()).requestReset(email);

export const confirmReset = async (email: string, code: string, password: string) =>
  (await flows()).confirmReset(email, code, password);

export const signOut = (): Promise<void> => endSession();

/** The account of the stored session, renewed where it has run out; undefined where nobody is signed in. */
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

/** Throws `unauthenticated` where there is no session or none can be found out. */
export const accessToken = async (): Promise<string> => {
  const session = await fetchAuthSession().catch(() => {
    throw new AppError("unauthenticated", "Failed to get authentication session");
  });
  const token = session.tokens?.accessToken.toString();
  if (!token) throw new AppError("unauthenticated", "No authenticated session found");
  return token;
};
