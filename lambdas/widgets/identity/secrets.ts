import { randomBytes } from "node:crypto";
import { openSecret, sealSecret } from "#platform/access/secret/sealed-secret.ts";
import type { IdentitySecret } from "./shape.ts";

const overlapHours = 24;
const shownCharacters = 4;
const purpose = "widget identity";

/** A new secret with 256 random bits, and what is stored of it. With `former` that one is accepted for a day more. */
export const newIdentitySecret = async (
  widgetId: string,
  former: IdentitySecret | undefined,
  now = new Date(),
): Promise<{ secret: string; stored: IdentitySecret }> => {
  const secret = `secret_${randomBytes(32).toString("hex")}`;
  const until = new Date(now.getTime() + overlapHours * 3_600_000).toISOString();
  const stored = {
    sealed: await sealSecret(secret, { purpose, boundTo: widgetId }),
    ending: secret.slice(-shownCharacters),
    created_at: now.toISOString(),
    ...(former && { former: { sealed: former.sealed, until } }),
  };
  return { secret, stored };
};

/** The secrets that are accepted now. */
export const acceptedSecrets = async (
  widgetId: string,
  { sealed, former }: IdentitySecret,
  now = new Date(),
): Promise<string[]> => {
  const isAccepted = former && former.until > now.toISOString();
  const all = [sealed, ...(isAccepted ? [former.sealed] : [])];
  return Promise.all(all.map((one) => openSecret(one, { purpose, boundTo: widgetId })));
};
