import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { Route } from "../../shared/contract/route.ts";
import { requestId } from "./logging/trail.ts";

/** Visitors call from any web page, with a bearer token and never with cookies. */
const crossOrigin = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "authorization, content-type",
  "access-control-expose-headers": "x-request-id",
  "access-control-max-age": "7200",
};

export const headersOf = (route: Route | undefined): Record<string, string> => {
  const id = requestId();
  return {
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...(id && { "x-request-id": id }),
    ...(route && route.access !== "owner" && crossOrigin),
  };
};

export const json = (
  route: Route | undefined,
  statusCode: number,
  body: unknown,
): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { ...headersOf(route), "content-type": "application/json" },
  body: JSON.stringify(body),
});

export const preflight = (route: Route): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 204,
  headers: headersOf(route),
});
