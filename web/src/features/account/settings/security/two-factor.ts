import * as cognito from "aws-amplify/auth";
import { AppError } from "#shared/errors.ts";
import { api } from "#web/lib/api/api.ts";
import { cognitoRefusal } from "#web/lib/session/cognito-refusal.ts";

export interface NewApp {
  /** The shared secret in base 32. */
  key: string;
  /** The same as an `otpauth:` address, for a QR code. */
  uri: string;
}

/** A new key for an authenticator app. Sign-ins ask for its codes only after `turnOn`. */
export const newApp = async (email: string): Promise<NewApp> => {
  const details = await fromCognito(cognito.setUpTOTP());
  return { key: details.sharedSecret, uri: details.getSetupUri("Docent", email).href };
};

interface Proof {
  code: string;
  password: string;
}

/**
 * Has sign-ins ask for codes from now on, and returns new recovery codes. Throws AppError with an issue at `code` or
 * `password`, whichever is wrong; then nothing has changed.
 */
export const turnOn = async ({ code, password }: Proof): Promise<string[]> => {
  const { codes } = await api.account.makeRecoveryCodes({ password }).catch((error: unknown) => {
    throw at("password", error);
  });
  await cognito.verifyTOTPSetup({ code }).catch((error: unknown) => {
    throw isWrongCode(error) ? wrongCode() : cognitoRefusal(error, failed);
  });
  await fromCognito(cognito.updateMFAPreference({ totp: "PREFERRED" }));
  return codes;
};

const wrongCode = () => {
  const message = "That code is wrong or has expired. Enter the one shown now.";
  return new AppError("invalid", message, [{ path: "code", message }]);
};

const at = (path: string, error: unknown): unknown =>
  error instanceof AppError && error.code === "forbidden"
    ? new AppError(error.code, error.message, [{ path, message: error.message }])
    : error;

const isWrongCode = (error: unknown): boolean =>
  error instanceof Error &&
  ["EnableSoftwareTokenMFAException", "CodeMismatchException", "ExpiredCodeException"].includes(error.name);

const failed = "Two-factor authentication could not be turned on.";

const fromCognito = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw cognitoRefusal(error, failed);
  });
