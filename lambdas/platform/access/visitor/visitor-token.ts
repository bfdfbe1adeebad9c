import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { AppError } from "#shared/errors.ts";
import type { VisitorIdentity } from "#shared/visitors/routes.ts";
import { keyFor } from "../secret/app-secret.ts";

/** A visitor's session with one widget, or with one public chatbot by its slug. */
export interface Visitor {
  scope: `widget:${string}` | `public:${string}`;
  sessionId: string;
  /** The account that owned the chatbot when the session began. In the token, to save a lookup per question. */
  ownerId: string;
  chatbotId: string;
  /** Who the visitor is by the word of the owner's server. */
  identity?: VisitorIdentity | undefined;
}

interface Claims extends Visitor {
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const lifeMinutes = 30;
/** A session may be refreshed until this long after its last token expired. */
const refreshableHours = 24;

/**
 * A token of the session that expires in half an hour, in the shape of the contract. It is encrypted, because visitors
 * may read what they are given, and an owner's user id is a name to sign in with on AWS.
 */
export const signVisitorToken = async (visitor: Visitor, now = Date.now()) => {
  const expiresAt = now + lifeMinutes * 60_000;
  const claims: Claims = { ...visitor, expiresAt };
  const token = await seal(JSON.stringify(claims));
  return { token, expires_at: new Date(expiresAt).toISOString() };
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

/** The session of a genuine token of this scope that expired less than a day ago, with its visitor; else undefined. */
export const refreshableSession = async (
  token: string,
  scope: Visitor["scope"],
  now = Date.now(),
): Promise<Pick<Visitor, "sessionId" | "identity"> | undefined> => {
  const claims = await claimsOf(token);
  const isRefreshable = claims?.scope === scope && claims.expiresAt + refreshableHours * 3_600_000 > now;
  return isRefreshable ? { sessionId: claims.sessionId, identity: claims.identity } : undefined;
};

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

const key = (): Promise<Buffer> => keyFor("sealed visitor-token");

/** The text encrypted and authenticated, in base64url: initialisation vector, authentication tag, ciphertext. */
const seal = async (text: string): Promise<string> => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, await key(), iv);
  const encrypted = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
};

const claimsOf = async (token = ""): Promise<Claims | undefined> => {
  const bytes = Buffer.from(token, "base64url");
  // one spelling for each token: the decoder skips signs that are not base64
  if (bytes.length <= ivBytes + tagBytes || bytes.toString("base64url") !== token) return undefined;
  const decipher = createDecipheriv(algorithm, await key(), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const text = decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, "utf8");
  try {
    return JSON.parse(text + decipher.final("utf8")) as Claims;
  } catch {
    return undefined;
  }
};
