import { createHmac } from "node:crypto";
import { keyFor } from "#platform/access/secret/app-secret.ts";

/** Mail providers tell no small letters from capitals. */
export const folded = (email: string): string => email.toLowerCase();

/** A keyed hash of an address, for what is stored about one that is not. */
export const fingerprintOf = async (email: string): Promise<string> =>
  createHmac("sha256", await keyFor("newsletter address"))
    .update(folded(email))
    .digest("base64url");
