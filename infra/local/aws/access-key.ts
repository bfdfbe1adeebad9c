import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/**
 * Whether a request names the access key in an AWS signature and comes from a program, not from a web page. It is no
 * proof, because upload forms contain the key's id: a private path keeps such callers out.
 */
export const isSignedWith = (req: IncomingMessage, accessKeyId: string | undefined): boolean => {
  const { authorization = "", origin } = req.headers;
  const given = /^AWS4-HMAC-SHA256 Credential=([^/\s]+)\//.exec(authorization)?.[1];
  if (!accessKeyId || given === undefined || origin !== undefined) return false;
  return timingSafeEqual(digest(given), digest(accessKeyId));
};

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
