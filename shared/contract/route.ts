import type * as z from "zod";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: a signed-in owner, a visitor with a session token, or anybody. */
export type Access = "owner" | "visitor" | "public";

export interface Route {
  method: Method;
  /** API Gateway, @middy/http-router and OpenAPI all spell parameters `{id}`. */
  path: `/${string}`;
  access: Access;
  summary: string;
  /** Path parameters by name; the rest is the query (GET, DELETE) or the JSON body. */
  input: z.ZodObject;
  output: z.ZodType;
  /** Answered by a response-streaming function: Server-Sent Events where the input says `stream: true`. */
  streams?: true;
}

export type Area = Record<string, Route>;
export type Contract = Record<string, Area>;

export type Input<R extends Route> = z.input<R["input"]>;
export type Parsed<R extends Route> = z.output<R["input"]>;
/** What a handler returns, before the output shape has checked and trimmed it. */
export type Output<R extends Route> = z.input<R["output"]>;
export type Result<R extends Route> = z.output<R["output"]>;

export const route = <const R extends Route>(definition: R): R => definition;

export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");

export const isQueryMethod = (method: Method): boolean => method === "GET" || method === "DELETE";
