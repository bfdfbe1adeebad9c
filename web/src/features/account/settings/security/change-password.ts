import * as cognito from "aws-amplify/auth";
import { AppError } from "#shared/errors.ts";
import { cognitoRefusal } from "#web/lib/session/cognito-refusal.ts";
import { endAtPool } from "#web/lib/session/end-session.ts";

/**
 * Changes the password, and ends all other sessions: Cognito ends them with this one, which begins again. Returns false
 * if that takes a code of the authenticator app: then the user signs in as usual.
 */
export const changePassword = async (
  email: string,
  oldPassword: string,
  newPassword: string,
): Promise<boolean> => {
  await fromCognito(
    cognito.updatePassword({ oldPassword, newPassword }).catch((error: unknown) => {
      throw isWrongPassword(error) ? new AppError("forbidden", "This is not your current password.") : error;
    }),
    "The password could not be changed.",
  );
  await endAtPool("all").catch(() => {
    throw new AppError(
      "unavailable",
      "The password is changed, but other devices may still be signed in. Use Sign out everywhere.",
    );
  });
  await cognito.signOut();
  const again = cognito.signIn({ username: email, password: newPassword });
  return (await fromCognito(again, "Sign in again.")).isSignedIn;
};

/** Cognito's own words are those of a sign-in: "Incorrect username or password." */
const isWrongPassword = (error: unknown): boolean =>
  error instanceof cognito.AuthError &&
  error.name === "NotAuthorizedException" &&
  /password/i.test(error.message);

const fromCognito = <T>(answer: Promise<T>, fallback: string): Promise<T> =>
  answer.catch((error: unknown) => {
    throw cognitoRefusal(error, fallback);
  });
