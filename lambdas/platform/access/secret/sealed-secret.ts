import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { keyFor } from "./app-secret.ts";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** The purpose of a secret and its context: it can be read only with the same two. */
interface Binding {
  purpose: string;
  boundTo: string;
}

/** The text encrypted and authenticated with the installation's key, in base64url: vector, tag, ciphertext. */
export const sealSecret = async (text: string, { purpose, boundTo }: Binding): Promise<string> => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, await keyFor(purpose), iv).setAAD(Buffer.from(boundTo));
  const encrypted = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
};

/** Throws for a text that was sealed for another purpose, bound to something else, or with another key. */
export const openSecret = async (sealed: string, { purpose, boundTo }: Binding): Promise<string> => {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(algorithm, await keyFor(purpose), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, "utf8") + decipher.final("utf8");
};
