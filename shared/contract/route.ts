import type * as z from "zod";
import type { PermissionScope } from "../api-keys/rules.ts";
import type { ErrorCode } from "../errors.ts";
import type { OwnerLimit } from "./owner-limit.ts";
import type { Role } from "./role.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * The credentials that a route requires: an owner's sign-in, a visitor's session token, an API key, none (`public`), or
 * a signature of the raw body, which its handler checks before the body is parsed (`signed`).
 */
export type Access = "owner" | "visitor" | "public" | "apiKey" | "signed";

export interface Route {
  method: Method;
  /** API Gateway, @middy/http-router and OpenAPI all spell parameters `{id}`. */
  path: `/${string}`;
  access: Access;
  /**
   * With the access `owner`: the least role in the account, if not the usual one (`roleFor`). `none` takes a sign-in
   * alone; the handler then acts for the user and not for an account.
   */
  role?: Role | "none";
  /** With the access `owner`: the account's limit that it counts against, if not the usual one (`ownerLimitOf`). */
  limit?: OwnerLimit;
  /** With the access `public`: a caller who sends the token of a sign-in is known as its user. */
  mayBeSignedIn?: true;
  /** With the access `apiKey`: the permission that the key needs, if not `read-write`. */
  scope?: PermissionScope;
  /** With the access `apiKey`: codes of errors that do not follow from the route's shape (`refusalsOf`). */
  refuses?: readonly ErrorCode[];
  /** Errors in the shape that OpenAI's clients read, instead of the product's own. */
  errors?: "openai";
  /**
   * The Model Context Protocol: the output is an `McpReply`, errors are those of JSON-RPC, pages of other origins are
   * refused, and with the access `apiKey` the handler itself counts the calls that do work.
   */
  protocol?: "mcp";
  summary: string;
  /** Path parameters by name; the rest is the query (GET, DELETE) or the JSON body. */
  input: z.ZodObject;
  output: z.ZodType;
  /** Answered by the area's response-streaming function: Server-Sent Events if the input has `stream: true`. */
  streams?: true;
  /** The output is a `FileReply`, which is sent as it is instead of as JSON. */
  isFile?: true;
  /** The body is not read, because its sender may not know JSON; the path holds the whole input. */
  ignoresBody?: true;
  /**
   * Takes multipart/form-data too: its part `file` gives `content`, and `filename` and `content_type` unless parts of
   * these names do.
   */
  form?: true;
  /** The most bytes of a JSON body, if the usual limit does not fit the input. */
  bodyBytes?: number;
  /** The most levels and values of a JSON body, if the usual ones do not fit the input. */
  bodyBounds?: { levels: number; values: number };
}

/** Fits every input of a name, a description and a few settings, in any script. */
const defaultBodyBytes = 32 * 1024;

/** The most bytes that a request's body may have. */
export const bodyBytesOf = ({ bodyBytes = defaultBodyBytes }: Route): number => bodyBytes;

export type Area = Record<string, Route>;
export type Contract = Record<string, Area>;

export type Input<R extends Route> = z.input<R["input"]>;
export type Parsed<R extends Route> = z.output<R["input"]>;
/** A handler's return value, before the output shape checks it and strips unknown fields. */
export type Output<R extends Route> = z.input<R["output"]>;
export type Result<R extends Route> = z.output<R["output"]>;

/** The permission that a key needs for a route: a new route is closed to keys that only read until it says otherwise. */
export const scopeOf = ({ scope = "read-write" }: Pick<Route, "scope">): PermissionScope => scope;

/** Types a route's definition as exactly what it says, for typed clients and handlers. */
export const route = <const R extends Route>(definition: R): R => definition;

/** Programs with an API key may send a request again without a second effect. */
export const takesIdempotencyKey = ({ access, method, protocol }: Route): boolean =>
  access === "apiKey" && method !== "GET" && !protocol;

export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");

/**
 * Methods that are answered at a route's path besides its own: preflight requests, HEAD of pages and images, and what
 * MCP refuses by 405.
 */
export const otherMethodsOf = ({
  access,
  protocol,
  isFile,
}: Pick<Route, "access" | "protocol" | "isFile">): string[] => {
  if (protocol === "mcp") return ["GET", "DELETE"];
  const ofFiles = isFile ? ["HEAD"] : [];
  return access === "owner" || access === "signed" ? ofFiles : ["OPTIONS", ...ofFiles];
};

export const isQueryMethod = (method: Method): boolean => method === "GET" || method === "DELETE";
