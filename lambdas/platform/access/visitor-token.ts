import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "#shared/errors.ts";
import { keyFor } from "./app-secret.ts";

/** A visitor's session with one widget, or with one public chatbot by its slug. */
export interface Visitor {
  scope: `widget:${string}` | `public:${string}`;
  sessionId: string;
  /** The account that owned the chatbot when the session began. In the token, to save a lookup per question. */
  ownerId: string;
  chatbotId: string;
}

interface Claims extends Visitor {
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const lifeMinutes = 30;
/** A session may be refreshed until this long after its last token expired. */
const refreshableHours = 24;

/** A token of the session that expires in half an hour, in the shape of the contract. */
export const signVisitorToken = async (visitor: Visitor, now = Date.now()) => {
  const expiresAt = now + lifeMinutes * 60_000;
  const claims: Claims = { ...visitor, expiresAt };
  const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return { token: `${payload}.${await sign(payload)}`, expires_at: new Date(expiresAt).toISOString() };
};

/** Throws AppError `unauthenticated` for a token that is missing, forged or expired. */
export const readVisitorToken = async (token: string | undefined, now = Date.now()): Promise<Visitor> => {
  const claims = await claimsOf(token);
  if (!claims) throw new AppError("unauthenticated", "This chat session is not valid. Reload the page.");
  if (claims.expiresAt <= now)
    throw new AppError("unauthenticated", "This chat session has expired. Reload the page.");
  const { expiresAt: _, ...visitor } = claims;
  return visitor;
};

/** The session id of a genuine token of this scope that expired less than a day ago; else undefined. */
export const refreshableSession = async (token: string, scope: Visitor["scope"], now = Date.now()) => {
  const claims = await claimsOf(token);
  const isRefreshable = claims?.scope === scope && claims.expiresAt + refreshableHours * 3_600_000 > now;
  return isRefreshable ? claims.sessionId : undefined;
};

const sign = async (payload: string): Promise<string> =>
  createHmac("sha256", await keyFor("visitor-token"))
    .update(payload)
    .digest("base64url");

const claimsOf = async (token = ""): Promise<Claims | undefined> => {
  const [payload = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0) return undefined;
  const expected = Buffer.from(await sign(payload));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(Buffer.from(payload, "base64url").toString()) as Claims;
};
