import { openSecret, sealSecret } from "#platform/access/secret/sealed-secret.ts";
import { AppError } from "#shared/errors.ts";
import { secretMask } from "#shared/integrations/shapes.ts";
import { originOf } from "#shared/integrations/url-template.ts";
import type { StoredIntegration } from "./store.ts";

/** The secrets of an integration: the authentication's value, and headers by name. */
export interface Secrets {
  auth?: string;
  headers: Record<string, string>;
}

/** Keys have many header names, so only the values of known harmless headers are shown. */
const harmless =
  /^(accept|accept-language|cache-control|content-type|if-none-match|prefer|user-agent|x-requested-with)$/i;

type Bound = Pick<StoredIntegration, "id" | "api_url_template" | "sealed">;

const bindingOf = ({ id, api_url_template }: Bound) => ({
  purpose: "sealed integration-secrets",
  boundTo: `${id} ${originOf(api_url_template)}`,
});

export const secretsOf = async (integration: Bound): Promise<Secrets> =>
  integration.sealed
    ? JSON.parse(await openSecret(integration.sealed, bindingOf(integration)))
    : { headers: {} };

interface Given extends Bound {
  auth_type: StoredIntegration["auth_type"];
  auth_value?: string | null | undefined;
  request_headers: Record<string, string>;
}

/**
 * The secrets of a form, encrypted, and its headers as they are shown. A masked value stands for the stored one of
 * `former`, which belongs to its origin: throws AppError `invalid` for a masked value together with another origin, or
 * without a stored one.
 */
export const sealed = async (
  given: Given,
  former?: StoredIntegration,
): Promise<Pick<StoredIntegration, "sealed" | "request_headers">> => {
  const isMasked = [given.auth_value, ...Object.values(given.request_headers)].includes(secretMask);
  const isElsewhere = former && originOf(former.api_url_template) !== originOf(given.api_url_template);
  const kept = former && isMasked && !isElsewhere ? await secretsOf(former) : undefined;
  const resolve = (value: string, stored: string | undefined, path: string): string => {
    if (value !== secretMask) return value;
    if (stored !== undefined) return stored;
    throw refused(path, isElsewhere ? elsewhere : "Enter the value, not its mask.");
  };
  const auth =
    given.auth_type !== "none" && given.auth_value
      ? resolve(given.auth_value, kept?.auth, "auth_value")
      : undefined;
  const headers = Object.fromEntries(
    Object.entries(given.request_headers)
      .filter(([name]) => !harmless.test(name))
      .map(([name, value]) => [name, resolve(value, kept?.headers[name], "request_headers")]),
  );
  const request_headers = Object.fromEntries(
    Object.entries(given.request_headers).map(([name, value]) => [
      name,
      name in headers ? secretMask : value,
    ]),
  );
  if (!auth && Object.keys(headers).length === 0) return { request_headers };
  const secrets: Secrets = { ...(auth && { auth }), headers };
  return { request_headers, sealed: await sealSecret(JSON.stringify(secrets), bindingOf(given)) };
};

const elsewhere =
  "The address leads to another server than the one this secret was saved for. Enter the secret again.";

const refused = (path: string, message: string) => new AppError("invalid", message, [{ path, message }]);
