import * as cognito from "aws-amplify/auth";
import type { account } from "#shared/account/routes.ts";
import { createClient } from "#shared/client.ts";
import { AppError } from "#shared/errors.ts";
import { cognitoRefusal } from "#web/lib/session/cognito-refusal.ts";

interface NewAccount {
  email: string;
  password: string;
  company: string;
  /** The token of an invitation, which admits its address where sign-ups are bounded. */
  invitation?: string | undefined;
}

/**
 * Returns "done" once the session is open, "confirm" if the address needs its confirmation code first, "code" if an
 * authenticator app has to prove the sign-in.
 */
export const signIn = async (email: string, password: string): Promise<"done" | "confirm" | "code"> => {
  await cognito.signOut();
  const { nextStep } = await fromCognito(cognito.signIn({ username: email, password }), "Failed to sign in");
  if (nextStep.signInStep === "DONE") return "done";
  if (nextStep.signInStep === "CONFIRM_SIGN_UP") return "confirm";
  if (nextStep.signInStep === "CONFIRM_SIGN_IN_WITH_TOTP_CODE") return "code";
  throw new AppError("forbidden", "This account needs another step that this page does not offer.");
};

/** The second step of a sign-in. A code works once; after three wrong ones the sign-in begins again. */
export const proveSignIn = async (code: string): Promise<void> => {
  const proven = cognito.confirmSignIn({ challengeResponse: code }).catch((error: unknown) => {
    throw refusalOfCode(error) ?? error;
  });
  await fromCognito(proven, "The code was not accepted.");
};

const refusalOfCode = (error: unknown): AppError | undefined => {
  const name = error instanceof Error ? error.name : "";
  if (name === "CodeMismatchException" || name === "ExpiredCodeException")
    return new AppError("forbidden", "That code is wrong or was used before. Enter the one shown now.");
  if (name === "NotAuthorizedException" || name === "SignInException")
    return new AppError("forbidden", "This took too long. Go back and sign in again.");
  return undefined;
};

const recovery = { recover: { method: "POST", path: "/functions/v1/recover-sign-in" } } as const;
const visitor = createClient<{ account: Pick<typeof account, "recover"> }>(
  { account: recovery },
  location.origin,
  fetch,
);

/** Signs in with a recovery code, which turns the second factor off. */
export const recover = async (proof: { email: string; password: string; code: string }): Promise<void> => {
  await visitor.account.recover(proof);
  await signIn(proof.email, proof.password);
};

/** Returns "done" if the account is ready, "confirm" if a confirmation code was sent. */
export const signUp = async (account: NewAccount): Promise<"done" | "confirm"> => {
  const { nextStep } = await fromCognito(
    cognito.signUp({
      username: account.email,
      password: account.password,
      options: {
        userAttributes: { email: account.email, "custom:company": account.company },
        ...(account.invitation && { clientMetadata: { invitation: account.invitation } }),
      },
    }),
    "Failed to create the account",
  );
  return nextStep.signUpStep === "CONFIRM_SIGN_UP" ? "confirm" : "done";
};

export const confirmSignUp = async (email: string, code: string): Promise<void> => {
  await fromCognito(
    cognito.confirmSignUp({ username: email, confirmationCode: code }),
    "The code was not accepted.",
  );
};

export const resendCode = async (email: string): Promise<void> => {
  await fromCognito(cognito.resendSignUpCode({ username: email }), "The code could not be sent.");
};

export const requestReset = async (email: string): Promise<void> => {
  await fromCognito(cognito.resetPassword({ username: email }), "The link could not be sent.");
};

/** Sets the password, and ends the sessions that were opened with the former one, which Cognito lets live. */
export const confirmReset = async (email: string, code: string, password: string): Promise<void> => {
  await fromCognito(
    cognito.confirmResetPassword({ username: email, confirmationCode: code, newPassword: password }),
    "The password could not be set.",
  );
  await endAllSessions(email, password).catch(() => undefined);
};

/** Only a signed-in user may end all sessions. */
const endAllSessions = async (username: string, password: string): Promise<void> => {
  await cognito.signOut();
  const { isSignedIn } = await cognito.signIn({ username, password });
  if (isSignedIn) await cognito.signOut({ global: true });
};

const fromCognito = <T>(answer: Promise<T>, fallback: string): Promise<T> =>
  answer.catch((error: unknown) => {
    throw cognitoRefusal(error, fallback);
  });
