import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { Route } from "#shared/contract/route.ts";
import type { AppError, Rate } from "#shared/errors.ts";
import { requestId } from "../logging/log-context.ts";

/** Visitors and API clients call from any web page, with a bearer token and never with cookies. */
const crossOrigin = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "authorization, content-type",
  "access-control-expose-headers":
    "x-request-id, retry-after, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, idempotent-replayed",
  "access-control-max-age": "7200",
};

/** Clients of the API send headers of their own, such as the version of a library. */
const crossOriginOfKeys = {
  ...crossOrigin,
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
  "access-control-allow-headers": "authorization, content-type, x-api-key, *",
};

/**
 * The headers of every reply: no caching, the request's id, CORS for routes that are not an owner's, the rate limit's
 * state.
 */
export const headersOf = (route: Route | undefined, rate?: Rate): Record<string, string> => {
  const id = requestId();
  return {
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...(id && { "x-request-id": id }),
    ...(route && crossOriginOf(route)),
    ...(rate && rateHeaders(rate)),
  };
};

const crossOriginOf = ({ access, protocol }: Route) => {
  if (access === "owner" || access === "signed" || protocol) return {};
  return access === "apiKey" ? crossOriginOfKeys : crossOrigin;
};

/** The reset is in seconds from now, like Retry-After (RFC 9110, 10.2.3), because clocks may differ. */
const rateHeaders = ({ limit, remaining, resetSeconds }: Rate): Record<string, string> => ({
  "x-ratelimit-limit": `${limit}`,
  "x-ratelimit-remaining": `${remaining}`,
  "x-ratelimit-reset": `${resetSeconds}`,
});

/** A JSON reply. */
export const json = (
  route: Route | undefined,
  statusCode: number,
  body: unknown,
  rate?: Rate,
): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { ...headersOf(route, rate), "content-type": "application/json" },
  body: JSON.stringify(body),
});

/**
 * The reply to a request that failed. An error of a rate limit adds `retry-after`, and a key that is missing or not valid
 * a challenge.
 */
export const failed = async (
  route: Route | undefined,
  error: AppError,
  sent: Record<string, unknown> = {},
): Promise<APIGatewayProxyStructuredResultV2> => {
  const reply = json(route, error.status, await bodyFor(route, error), error.rate);
  const retryAfter = error.rate && { "retry-after": `${error.rate.resetSeconds}` };
  const challenge = route?.access === "apiKey" &&
    error.status === 401 && { "www-authenticate": challengeTo(sent) };
  return { ...reply, headers: { ...reply.headers, ...retryAfter, ...challenge } };
};

/** RFC 6750, 3: a challenge has parameters, and names an error only if credentials were sent. */
const challengeTo = ({ authorization, "x-api-key": key }: Record<string, unknown>): string =>
  `Bearer realm="Docent"${authorization || key ? ', error="invalid_token"' : ""}`;

const bodyFor = async (route: Route | undefined, error: AppError): Promise<unknown> => {
  if (route?.errors === "openai")
    return (await import("#shared/public-api/openai-error.ts")).toOpenAiError(error);
  if (route?.protocol === "mcp") return (await import("./json-rpc-error.ts")).toJsonRpcError(error);
  return error;
};

/** The reply to a CORS preflight request. */
export const preflight = (route: Route): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 204,
  headers: headersOf(route),
});

/** The reply to a method that the route's protocol refuses. */
export const refusedMethod = async (route: Route): Promise<APIGatewayProxyStructuredResultV2> => {
  const { methodRefused } = await import("./json-rpc-error.ts");
  const reply = json(route, 405, methodRefused(route.method));
  return { ...reply, headers: { ...reply.headers, allow: route.method } };
};
