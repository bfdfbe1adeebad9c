import * as z from "zod";
import type { ApplicationKey } from "#lambdas/jobs/applications/store.ts";
import { openSecret, sealSecret } from "#platform/access/secret/sealed-secret.ts";
import { AppError } from "#shared/errors.ts";

const Claims = z.object({ user_id: z.string(), id: z.string() });
const binding = { purpose: "job application", boundTo: "applicant" };

/** The secret of a private link, encrypted and authenticated: it opens one application as long as that is kept. */
export const applicationToken = ({ user_id, id }: ApplicationKey): Promise<string> =>
  sealSecret(JSON.stringify({ user_id, id }), binding);

/** Throws AppError `invalid` for a token that was not made here. */
export const readApplicationToken = async (token: string): Promise<ApplicationKey> => {
  const claims = Claims.safeParse(await opened(token)).data;
  if (!claims)
    throw new AppError(
      "invalid",
      "This link is not whole. Open it from where you kept it, without changing it.",
    );
  return claims;
};

/** Undefined for a text that is no token. */
const opened = async (token: string): Promise<unknown> => {
  try {
    return JSON.parse(await openSecret(token, binding));
  } catch {
    return undefined;
  }
};
