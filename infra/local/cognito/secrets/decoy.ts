import { createHmac } from "node:crypto";
import type { Credentials } from "./srp.ts";

/**
 * A stand-in for the account that an unknown e-mail does not have. The same name always gives the same id and
 * salt, so that a sign-in cannot tell it from a real account, and no password opens it.
 */
export const decoyAccount = (secret: string, name: string): Credentials & { sub: string } => {
  const bytes = (purpose: string) => createHmac("sha512", secret).update(`${purpose}:${name}`).digest();
  const id = bytes("sub").toString("hex");
  const sub = [
    id.slice(0, 8),
    id.slice(8, 12),
    `4${id.slice(13, 16)}`,
    `a${id.slice(17, 20)}`,
    id.slice(20, 32),
  ].join("-");
  const verifier = Buffer.concat([1, 2, 3, 4, 5].map((part) => bytes(`verifier ${part}`)));
  return { sub, salt: bytes("salt").toString("hex").slice(0, 32), verifier: verifier.toString("hex") };
};
