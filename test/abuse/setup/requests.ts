import type { Route } from "#shared/contract/route.ts";
import { isQueryMethod } from "#shared/contract/route.ts";
import { isInPath } from "../../things/routes.ts";
import type { Call } from "../play/call.ts";

export const bearing = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** The call that a route's input makes; values stand in path and query as they are, percent-encoded. */
export const toCall = (route: Route, input: Record<string, unknown>, token?: string): Call =>
  toRawCall(
    route,
    Object.fromEntries(Object.entries(input).map(([name, value]) => [name, raw(route, name, value)])),
    token,
  );

/**
 * The same of values that are written out already: JSON for a body, percent-encoded text for path and query. What
 * is undefined is left out.
 */
export const toRawCall = (
  route: Route,
  written: Record<string, string | undefined>,
  token?: string,
): Call => {
  const given = Object.entries(written).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const rest = given.filter(([name]) => !isInPath(route, name));
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => written[name] ?? "");
  const { method } = route;
  const headers = bearing(token);
  if (isQueryMethod(method)) {
    const query = rest.map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join("&");
    return { method, path: query ? `${path}?${query}` : path, headers };
  }
  const body = `{${rest.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(",")}}`;
  return { method, path, headers: { ...headers, "content-type": "application/json" }, body };
};

/** A value as it is written at its place of the route. */
export const raw = (route: Route, name: string, value: unknown): string | undefined => {
  if (value === undefined) return undefined;
  const isText = isInPath(route, name) || isQueryMethod(route.method);
  return isText ? encodeURIComponent(String(value)) : JSON.stringify(value);
};
