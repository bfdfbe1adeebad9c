import { createHmac, timingSafeEqual } from "node:crypto";
import { keyFor } from "#platform/access/secret/app-secret.ts";
import { AppError } from "#shared/errors.ts";

type Purpose = "confirm" | "unsubscribe";

/** A confirmation is asked for again after a week; unsubscribing never ends. */
const lifeMs: Record<Purpose, number> = {
  confirm: 7 * 24 * 3_600_000,
  unsubscribe: Number.POSITIVE_INFINITY,
};

/** A token that does one thing for one address; nothing of it is stored. */
export const tokenFor = async (purpose: Purpose, email: string, now = Date.now()): Promise<string> => {
  const content = Buffer.from(JSON.stringify({ email, at: now })).toString("base64url");
  return `${content}.${(await signatureOf(purpose, content)).toString("base64url")}`;
};

/** The address of a token. Throws AppError `invalid` for one that was not made here, or is too old. */
export const emailOf = async (purpose: Purpose, token: string, now = Date.now()): Promise<string> => {
  const [content = "", given = ""] = token.split(".");
  const expected = await signatureOf(purpose, content);
  const signature = Buffer.from(given, "base64url");
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
    throw new AppError("invalid", "This link is not whole. Open it from the mail again.");
  const { email, at } = JSON.parse(Buffer.from(content, "base64url").toString());
  if (now - at > lifeMs[purpose])
    throw new AppError("invalid", "This link is older than a week. Subscribe again to get a new one.");
  return email;
};

const signatureOf = async (purpose: Purpose, content: string): Promise<Buffer> =>
  createHmac("sha256", await keyFor(`newsletter ${purpose}`))
    .update(content)
    .digest();
