import { secretMask } from "#shared/integrations/shapes.ts";
import type { Secrets } from "../secrets.ts";
import type { StoredIntegration } from "../store.ts";
import { encode, fillAddress } from "./fill-address.ts";
import { fillBody } from "./fill-body.ts";

export interface ApiRequest {
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
}

/** The request of an integration with parameters and secrets filled in. Throws AppError `invalid` for unfit values. */
export const requestOf = (
  integration: StoredIntegration,
  params: Record<string, string>,
  { auth = "", headers }: Secrets,
): ApiRequest => {
  const { http_method: method, auth_type, auth_header_name: name } = integration;
  const key = auth_type === "api_key_query" && name ? { name, value: auth } : undefined;
  const url = fillAddress(integration.api_url_template, params, key);
  const own = { accept: "application/json", "user-agent": "Docent" };
  return {
    url: url.href,
    method,
    headers: merged(
      own,
      method === "POST" ? { "content-type": "application/json" } : {},
      integration.request_headers,
      headers,
      auth_type === "bearer_token" ? { authorization: `Bearer ${auth}` } : {},
      auth_type === "api_key_header" && name ? { [name]: auth } : {},
    ),
    ...(method === "POST" && { body: fillBody(integration.request_body_template, params) }),
  };
};

/** The request as its owner may read it: request line, headers, body, with secrets masked. */
export const shownRequest = (
  integration: StoredIntegration,
  params: Record<string, string>,
  { headers }: Secrets,
): string => {
  const masked = Object.fromEntries(Object.keys(headers).map((name) => [name, secretMask]));
  const request = requestOf(integration, params, { auth: secretMask, headers: masked });
  const { pathname, search, host } = new URL(request.url);
  const shown = [
    `${request.method} ${pathname}${search.replace(encode(secretMask), secretMask)}`,
    `host: ${host}`,
    ...Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`),
  ].join("\n");
  return request.body ? `${shown}\n\n${request.body}` : shown;
};

/** Later headers replace earlier ones of the same name, in whatever case. */
const merged = (...given: Record<string, string>[]): Record<string, string> => {
  const all = new Map<string, [string, string]>();
  for (const [name, value] of given.flatMap((one) => Object.entries(one)))
    all.set(name.toLowerCase(), [name, value]);
  return Object.fromEntries(all.values());
};
