import { createHmac } from "node:crypto";
import { webhookSecretPrefix } from "#shared/webhooks/rules.ts";

interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: string;
  body: string;
}

/**
 * The header `webhook-signature`: one signature for each secret, by spaces (Standard Webhooks 1.0, HMAC-SHA-256 of
 * `{id}.{timestamp}.{body}` with the secret's bytes).
 */
export const signatureOf = ({ id, timestamp, body }: Signed, secrets: string[]): string =>
  secrets
    .map((secret) => {
      const bytes = Buffer.from(secret.slice(webhookSecretPrefix.length), "base64");
      return `v1,${createHmac("sha256", bytes).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
    })
    .join(" ");
