import { AuthError } from "aws-amplify/auth";
import { AppError } from "#shared/errors.ts";

/** Turns an error of Cognito into an AppError, mostly with Cognito's own message. Returns other errors unchanged. */
export const cognitoRefusal = (error: unknown, fallback: string): unknown => {
  if (!(error instanceof AuthError) || unexpected.includes(error.name)) return error;
  if (error.name === "UsernameExistsException")
    return new AppError("conflict", taken, [{ path: "email", message: taken }]);
  const refusal = /^PreSignUp failed with error (.+?\.)\.?$/.exec(error.message)?.[1];
  if (refusal) return new AppError("forbidden", refusal, [{ path: "email", message: refusal }]);
  if (/daily email limit/i.test(error.message)) return new AppError("unavailable", noMoreMail);
  return new AppError("forbidden", error.message === unnamed ? fallback : error.message || fallback);
};

const unexpected = ["Unknown", "NetworkError"];
/** Amplify's message for an answer without one. */
const unnamed = "Unknown error";
const taken = "There is already an account with this email. Sign in instead.";
const noMoreMail = "This site can send no more mail today. Try again tomorrow, or ask the people who run it.";
