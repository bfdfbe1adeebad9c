import { randomBytes } from "node:crypto";
import { openSecret, sealSecret } from "#platform/access/secret/sealed-secret.ts";
import { webhookSecretPrefix } from "#shared/webhooks/rules.ts";
import type { StoredWebhook } from "./entities.ts";

/** Standard Webhooks takes 24 to 64 bytes. */
const secretBytes = 32;
const shownEnd = 4;

export const newSecret = (): string => webhookSecretPrefix + randomBytes(secretBytes).toString("base64");

/** The last characters of a secret, without the padding that all have. */
export const endOf = (secret: string): string => secret.replace(/(?<!=)=+$/, "").slice(-shownEnd);

const bindingOf = (id: string) => ({ purpose: "sealed webhook-secrets", boundTo: id });

export const seal = (secret: string, id: string): Promise<string> => sealSecret(secret, bindingOf(id));

/** The secrets that sign at a moment, the present one first. */
export const secretsAt = (
  { id, sealed, former_sealed, former_until }: StoredWebhook,
  now: Date,
): Promise<string[]> => {
  const isOverlap = former_sealed && former_until && former_until > now.toISOString();
  const all = isOverlap ? [sealed, former_sealed] : [sealed];
  return Promise.all(all.map((one) => openSecret(one, bindingOf(id))));
};
