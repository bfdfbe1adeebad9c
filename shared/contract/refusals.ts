import type { ErrorCode } from "../errors.ts";
import { isQueryMethod, pathParameters, type Route, scopeOf, takesIdempotencyKey } from "./route.ts";

/**
 * The codes of all errors that a route for API keys answers with. A chatbot may be deleted, or its items be newer than the
 * code that reads them (`upgrades.ts`), at any request.
 */
export const refusalsOf = (route: Route): ErrorCode[] => {
  const fields = Object.keys(route.input.shape);
  const inPath = pathParameters(route.path);
  const hasBody = !isQueryMethod(route.method) && fields.some((field) => !inPath.includes(field));
  const isRepeatable = takesIdempotencyKey(route);
  return [
    "unauthenticated",
    "not_found",
    "rate_limited",
    "internal",
    "unavailable",
    ...ifSo(fields.length > 0 || isRepeatable, "invalid"),
    ...ifSo(scopeOf(route) === "read-write" || route.protocol === "mcp", "forbidden"),
    ...ifSo(hasBody, "too_large"),
    ...ifSo(isRepeatable, "conflict", "key_reused"),
    ...(route.refuses ?? []),
  ];
};

const ifSo = (isSo: boolean, ...codes: ErrorCode[]): ErrorCode[] => (isSo ? codes : []);
