import { createHmac, timingSafeEqual } from "node:crypto";
import { keyFor } from "#platform/access/secret/app-secret.ts";
import { AppError } from "#shared/errors.ts";

type Purpose = "confirm" | "unsubscribe";

/** The content of a token: the address, and when it was made, in milliseconds since 1970. */
export interface Content {
  email: string;
  at: number;
}

/** How long a link that confirms can be used. Unsubscribing never ends. */
export const confirmDays = 7;

const lifeMs: Record<Purpose, number> = {
  confirm: confirmDays * 24 * 3_600_000,
  unsubscribe: Number.POSITIVE_INFINITY,
};

/** A token that does one thing for one address; nothing of it is stored. */
export const tokenFor = async (purpose: Purpose, email: string, now = Date.now()): Promise<string> => {
  const content = Buffer.from(JSON.stringify({ email, at: now } satisfies Content)).toString("base64url");
  return `${content}.${(await signatureOf(purpose, content)).toString("base64url")}`;
};

/** The content of a token. Throws AppError `invalid` for one that was not made here, or is too old. */
export const contentOf = async (purpose: Purpose, token: string, now = Date.now()): Promise<Content> => {
  const [content = "", given = "", ...more] = token.split(".");
  const expected = await signatureOf(purpose, content);
  const signature = Buffer.from(given, "base64url");
  if (more.length > 0 || signature.length !== expected.length || !timingSafeEqual(signature, expected))
    throw new AppError("invalid", "This link is not whole. Open it from the mail again.");
  const { email, at }: Content = JSON.parse(Buffer.from(content, "base64url").toString());
  if (now - at > lifeMs[purpose])
    throw new AppError(
      "invalid",
      "This link is older than a week. Subscribe again on the blog to get a new one.",
    );
  return { email, at };
};

const signatureOf = async (purpose: Purpose, content: string): Promise<Buffer> =>
  createHmac("sha256", await keyFor(`newsletter ${purpose}`))
    .update(content)
    .digest();
