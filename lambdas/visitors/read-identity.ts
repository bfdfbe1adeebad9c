import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { type IdentitySecret, widgetStore } from "#lambdas/widgets/store.ts";
import { AppError } from "#shared/errors.ts";
import type { VisitorIdentity } from "#shared/visitors/routes.ts";

export interface IdentifyingWidget {
  id: string;
  identity_secret?: IdentitySecret | undefined;
}

/** Seconds. */
const longestLife = 24 * 3600;
/** Seconds that the clocks of two servers may be apart. */
const skew = 60;

const Header = z.object({ alg: z.literal("HS256"), crit: z.never().optional() });

const Claims = z.object({
  sub: z.union([z.string().trim().min(1).max(128), z.number().int().transform(String)]),
  exp: z.number(),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  name: z.string().trim().max(200).nullish(),
  email: z.union([z.literal(""), z.email().max(200)]).nullish(),
});

/**
 * The visitor whom a JSON Web Token names (RFC 7519), signed with HS256 and the widget's identity secret. Its claims:
 * `sub`, `exp` at most a day ahead, and `name` and `email` if they are known. Throws AppError `forbidden` for any other.
 */
export const readIdentity = async (
  token: string,
  widget: IdentifyingWidget | undefined,
  now = new Date(),
): Promise<VisitorIdentity> => {
  if (!widget?.identity_secret)
    throw refused("This widget has no identity secret. Create one where its embed code is shown.");
  const secrets = await widgetStore.acceptedSecrets(widget.id, widget.identity_secret, now);
  const [header, payload] = signedParts(token, secrets);
  if (!Header.safeParse(header).success) throw refused("The token has to be signed with HS256.");
  const { data: claims, error } = Claims.safeParse(payload);
  if (error)
    throw refused(`The token's claim ${String(error.issues[0]?.path[0] ?? "sub")} is missing or invalid.`);
  const { sub: id, exp, aud = widget.id, name, email } = claims;
  const seconds = now.getTime() / 1000;
  if (exp < seconds - skew) throw refused("The token has expired: its claim exp lies in the past.");
  if (exp > seconds + longestLife + skew)
    throw refused("The token lasts too long: its claim exp may lie at most 24 hours ahead.");
  if (![aud].flat().includes(widget.id)) throw refused("The token is for another widget: its claim aud.");
  return { id, ...(name && { name }), ...(email && { email }) };
};

const refused = (message: string) => new AppError("forbidden", message);

/** Header and payload, whose signature is checked before they are parsed. */
const signedParts = (token: string, secrets: string[]): [header: unknown, payload: unknown] => {
  const [header = "", payload = "", signature = "", ...more] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const isSigned = secrets
    .map((secret) => createHmac("sha256", secret).update(`${header}.${payload}`).digest())
    .map((expected) => given.length === expected.length && timingSafeEqual(given, expected))
    .includes(true);
  if (!isSigned || more.length > 0)
    throw refused("The token is not signed with this widget's identity secret.");
  return [parsed(header), parsed(payload)];
};

const parsed = (part: string): unknown => {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString());
  } catch {
    throw refused("The token is no JSON Web Token.");
  }
};
