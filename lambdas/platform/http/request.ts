import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { bodyBytesOf, isQueryMethod, type Route } from "#shared/contract/route.ts";
import { AppError } from "#shared/errors.ts";
import { bodyTooLarge, isTooComplex, NotJson } from "./json-bounds.ts";

/**
 * The route's input, parsed: path parameters, and the query of a GET or DELETE or else the JSON body; a path parameter
 * overrides a field of the same name. Throws AppError `too_large`, `invalid` or `not_found`, or ZodError for invalid
 * fields.
 */
export const inputOf = (route: Route, event: APIGatewayProxyEventV2) => {
  const body = () => (route.ignoresBody ? {} : bodyOf(route, event));
  const rest = isQueryMethod(route.method) ? event.queryStringParameters : body();
  return route.input.parse({ ...rest, ...decodeAll(event.pathParameters) });
};

/** The same of a route that takes forms, whichever was sent. */
export const formInputOf = async (route: Route, event: APIGatewayProxyEventV2) => {
  const { formFields, isForm } = await import("./form.ts");
  if (!isForm(route, event)) return inputOf(route, event);
  return route.input.parse({ ...(await formFields(route, event)), ...decodeAll(event.pathParameters) });
};

const bodyOf = (route: Route, { body, isBase64Encoded }: APIGatewayProxyEventV2): object => {
  if (!body) return {};
  const encoding = isBase64Encoded ? "base64" : "utf8";
  if (Buffer.byteLength(body, encoding) > bodyBytesOf(route)) throw bodyTooLarge(bodyBytesOf(route));
  const text = isBase64Encoded ? Buffer.from(body, encoding).toString() : body;
  if (isTooComplex(text, route.bodyBounds))
    throw new AppError("invalid", "The request body has too many or too deeply nested values.");
  const value = asBatch(route, parse(text));
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new AppError("invalid", "Send the request body as a JSON object.");
  return value;
};

/** Messages of JSON-RPC may come as a list. */
const asBatch = ({ protocol }: Route, value: unknown): unknown =>
  protocol === "mcp" && Array.isArray(value) ? { jsonrpc: "2.0", batch: value } : value;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotJson();
  }
};

const decodeAll = (parameters: Record<string, string | undefined> | null | undefined) =>
  Object.fromEntries(Object.entries(parameters ?? {}).map(([name, value]) => [name, decode(value ?? "")]));

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new AppError("not_found", "There is nothing at this address.");
  }
};
