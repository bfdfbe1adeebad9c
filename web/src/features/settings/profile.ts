import * as cognito from "aws-amplify/auth";
import { AppError } from "#shared/errors.ts";
import { cognitoRefusal } from "../../lib/cognito-refusal.ts";

/** The attributes of a user that the user changes; both may be empty. */
export interface Profile {
  name: string;
  company: string;
}

export const readProfile = async (): Promise<Profile & { email: string }> => {
  const attributes = await fromCognito(cognito.fetchUserAttributes(), "The account could not be read.");
  return {
    name: attributes.name ?? "",
    company: attributes["custom:company"] ?? "",
    email: attributes.email ?? "",
  };
};

export const saveProfile = async ({ name, company }: Profile): Promise<void> => {
  await fromCognito(
    cognito.updateUserAttributes({ userAttributes: { name, "custom:company": company } }),
    "The profile could not be saved.",
  );
};

/** Changes the password, and ends all other sessions: Cognito ends them with this one, which begins again. */
export const changePassword = async (
  email: string,
  oldPassword: string,
  newPassword: string,
): Promise<void> => {
  await fromCognito(
    cognito.updatePassword({ oldPassword, newPassword }).catch((error: unknown) => {
      throw isWrongPassword(error) ? new AppError("forbidden", "This is not your current password.") : error;
    }),
    "The password could not be changed.",
  );
  await cognito.signOut({ global: true });
  await fromCognito(cognito.signIn({ username: email, password: newPassword }), "Sign in again.");
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
