import * as z from "zod";
import { openSecret, sealSecret } from "#platform/access/secret/sealed-secret.ts";
import { AppError } from "#shared/errors.ts";

/** The conversation that a token opens. */
const Claims = z.object({
  id: z.string(),
  user_id: z.string(),
  rag_system_id: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});
export type Claims = z.infer<typeof Claims>;

const daysValid = 30;
const binding = { purpose: "resume conversation", boundTo: "visitor" };

/** A token, encrypted and authenticated, by which a visitor goes on with one conversation; it is nobody's sign-in. */
export const resumeToken = (
  { id, user_id, rag_system_id }: Omit<Claims, "expiresAt">,
  now = Date.now(),
): Promise<string> => {
  const claims: Claims = { id, user_id, rag_system_id, expiresAt: now + daysValid * 86_400_000 };
  return sealSecret(JSON.stringify(claims), binding);
};

/** Throws AppError `invalid` for a token that was not made here, and `not_found` for one that has expired. */
export const readResumeToken = async (token: string, now = Date.now()): Promise<Claims> => {
  const claims = Claims.safeParse(await opened(token)).data;
  if (!claims)
    throw new AppError(
      "invalid",
      "This link is not whole. Open it from the mail again, without changing it.",
    );
  if (claims.expiresAt <= now)
    throw new AppError("not_found", `This link has expired: it works for ${daysValid} days after its mail.`);
  return claims;
};

/** Undefined for a text that no token is. */
const opened = async (token: string): Promise<unknown> => {
  try {
    return JSON.parse(await openSecret(token, binding));
  } catch {
    return undefined;
  }
};
