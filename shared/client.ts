import { type Contract, type Input, isQueryMethod, type Result, type Route } from "./contract/route.ts";
import { AppError, isErrorCode } from "./errors.ts";

export type Client<C extends Contract> = {
  [A in keyof C]: { [R in keyof C[A]]: (input: Input<C[A][R]>) => Promise<Result<C[A][R]>> };
};

/** A contract's routes that an owner calls. */
export type OwnerRoutes<C extends Contract> = {
  [A in keyof C]: { [R in keyof C[A] as C[A][R]["access"] extends "owner" ? R : never]: C[A][R] };
};

/** The fields of a route that a client needs. */
export type RouteAddress = Pick<Route, "method" | "path" | "streams">;

/** The addresses of a contract's routes: browsers have them alone, since they would load zod with the contract. */
export type RouteTable<C extends Contract> = {
  [A in keyof C]: { [R in keyof C[A]]: Pick<C[A][R], keyof RouteAddress & keyof C[A][R]> };
};

export type Send = (request: Request) => Promise<Response>;

/**
 * One function per route of the contract. Throws AppError with the server's code and message, or `unavailable` if the
 * answer is not the product's own.
 */
export const createClient = <C extends Contract>(
  routes: C | RouteTable<C>,
  baseUrl: string,
  send: Send,
): Client<C> =>
  mapValues<Record<string, RouteAddress>, object>(routes, (area) =>
    mapValues(area, (route) => async (input: object) => {
      const response = await send(toRequest(route, input, baseUrl));
      if (!response.ok) throw await toError(response);
      return response.json();
    }),
  ) as unknown as Client<C>;

/**
 * The request that a route's input makes: path parameters filled in, the rest in query or body. Throws AppError
 * `not_found` for a path parameter that no path can hold.
 */
export const toRequest = (route: RouteAddress, input: object, baseUrl: string): Request => {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name));
    // a browser would take it for a step up, and call another route
    if (/^\.{0,2}$/.test(value)) throw new AppError("not_found", "There is nothing at this address.");
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const url = new URL(baseUrl + path);
  if (!isQueryMethod(route.method))
    return new Request(url, {
      method: route.method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(Object.fromEntries(rest)),
    });
  for (const [name, value] of rest) url.searchParams.set(name, String(value));
  return new Request(url, { method: route.method });
};

/** Reads the error of a failed answer; an answer that is not the product's own gives its status only. */
export const toError = async (response: Response): Promise<AppError> => {
  const body = await response.json().catch(() => undefined);
  if (isErrorCode(body?.code) && typeof body.message === "string")
    return new AppError(body.code, body.message, body.issues, { fault: body.fault });
  return new AppError("unavailable", `Request failed with status ${response.status}`);
};

const mapValues = <T, U>(object: Record<string, T>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
