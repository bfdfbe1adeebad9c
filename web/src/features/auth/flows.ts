import * as cognito from "aws-amplify/auth";
import { AppError } from "#shared/errors.ts";

export interface NewAccount {
  email: string;
  password: string;
  company: string;
}

/** Says whether the session is open, or whether the address has to be confirmed with a code first. */
export const signIn = async (email: string, password: string): Promise<"done" | "confirm"> => {
  await cognito.signOut();
  const { nextStep } = await asked(cognito.signIn({ username: email, password }), "Failed to sign in");
  if (nextStep.signInStep === "DONE") return "done";
  if (nextStep.signInStep === "CONFIRM_SIGN_UP") return "confirm";
  throw new AppError("forbidden", "This account needs another step that this page does not offer.");
};

/** Says whether the account is ready, or whether a code was sent that has to be entered. */
export const signUp = async (account: NewAccount): Promise<"done" | "confirm"> => {
  const { nextStep } = await asked(
    cognito.signUp({
      username: account.email,
      password: account.password,
      options: { userAttributes: { email: account.email, "custom:company": account.company } },
    }),
    "Failed to create the account",
  );
  return nextStep.signUpStep === "CONFIRM_SIGN_UP" ? "confirm" : "done";
};

export const confirmSignUp = async (email: string, code: string): Promise<void> => {
  await asked(
    cognito.confirmSignUp({ username: email, confirmationCode: code }),
    "The code was not accepted.",
  );
};

export const resendCode = async (email: string): Promise<void> => {
  await asked(cognito.resendSignUpCode({ username: email }), "The code could not be sent.");
};

export const requestReset = async (email: string): Promise<void> => {
  await asked(cognito.resetPassword({ username: email }), "The link could not be sent.");
};

export const confirmReset = (email: string, code: string, password: string): Promise<void> =>
  asked(
    cognito.confirmResetPassword({ username: email, confirmationCode: code, newPassword: password }),
    "The password could not be set.",
  );

/** Turns the service's refusal into an AppError with its own words; anything else stays what it is. */
const asked = <T>(answer: Promise<T>, fallback: string): Promise<T> =>
  answer.catch((error: unknown) => {
    if (!(error instanceof cognito.AuthError) || unexpected.includes(error.name)) throw error;
    if (error.name === "UsernameExistsException")
      throw new AppError("conflict", taken, [{ path: "email", message: taken }]);
    throw new AppError("forbidden", error.message === wordless ? fallback : error.message || fallback);
  });

const unexpected = ["Unknown", "NetworkError"];
/** What the library says for a service that said nothing. */
const wordless = "Unknown error";
const taken = "There is already an account with this email. Sign in instead.";
