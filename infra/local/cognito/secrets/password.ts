import { randomBytes } from "node:crypto";
import { CognitoError } from "../error.ts";
import type { Arithmetic } from "./arithmetic.ts";
import type { Credentials } from "./srp.ts";

/** Credentials for a new password that `checkPolicy` has passed. */
export const newCredentials = async (
  compute: Arithmetic,
  poolName: string,
  sub: string,
  password: string,
): Promise<Credentials> => {
  const salt = randomBytes(16).toString("hex");
  return { salt, verifier: await compute("passwordVerifier", poolName, sub, password, salt) };
};

const rules: { message: string; isMet(password: string): boolean }[] = [
  { message: "Password not long enough", isMet: (password) => password.length >= 8 },
  { message: "Password must have uppercase characters", isMet: (password) => /[A-Z]/.test(password) },
  { message: "Password must have numeric characters", isMet: (password) => /[0-9]/.test(password) },
];

/** Throws InvalidPasswordException naming the rule that a new password breaks. */
export const checkPolicy = (password: string): void => {
  const broken = rules.find((rule) => !rule.isMet(password));
  if (broken === undefined) return;
  throw new CognitoError(
    "InvalidPasswordException",
    `Password did not conform with policy: ${broken.message}`,
  );
};
