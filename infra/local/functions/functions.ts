import "./lambda-runtime.ts";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import { bodyBytesOf, otherMethodsOf, pathParameters } from "#shared/contract/route.ts";
import { manifest } from "../../functions.ts";
import { exportOf, routesOf } from "../../manifest.ts";
import { toContext, toEvent } from "./event.ts";

type Handler = (event: unknown, ...rest: unknown[]) => Promise<unknown>;

const loaded = new Map<string, Promise<Handler>>();

/** The function's handler, loaded at its first call as a cold start would. */
const handlerOf = (name: string): Promise<Handler> => {
  const known = loaded.get(name) ?? load(name);
  loaded.set(name, known);
  return known;
};

const load = async (name: string): Promise<Handler> => {
  const definition = manifest.functions[name];
  if (!definition) throw new Error(`The manifest has no function "${name}".`);
  const exported = await import(new URL(`../../../${definition.entry}`, import.meta.url).href);
  return exported[exportOf(definition)];
};

/** Calls a function with an event of its own kind: a queue's records, a WebSocket message. */
export const invoke = async <Result>(name: string, event: unknown): Promise<Result> =>
  (await handlerOf(name))(event, contextFor(name)) as Promise<Result>;

/** Calls a function that answers HTTP, streaming or not, for a caller's address, and writes its answer. */
export const invokeHttp = async (
  { name, bodyBytes }: { name: string; bodyBytes: number },
  request: IncomingMessage,
  response: ServerResponse,
  callerAddress: string,
): Promise<void> => {
  const event = await toEvent(request, callerAddress, bodyBytes);
  const handler = await handlerOf(name);
  if (manifest.functions[name]?.streams) {
    await handler(event, response, contextFor(name));
    return;
  }
  const { statusCode, headers, body, isBase64Encoded } = (await handler(
    event,
    contextFor(name),
  )) as APIGatewayProxyStructuredResultV2;
  response
    .writeHead(statusCode ?? 200, headers as Record<string, string>)
    .end(body, isBase64Encoded ? "base64" : "utf8");
};

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${pathParameters(path).reduce((pattern, name) => pattern.replace(`{${name}}`, "[^/]+"), path)}$`,
  );

/** Every route of the contract with the function that serves it. */
export const routes = Object.entries(manifest.functions).flatMap(([name, definition]) =>
  routesOf(manifest, definition).map((route) => ({
    name,
    definition: route,
    method: route.method as string,
    access: route.access,
    isOpen: route.access !== "owner",
    otherMethods: otherMethodsOf(route),
    path: patternOf(route.path),
    bodyBytes: bodyBytesOf(route),
  })),
);

/** The name of the function that handles events of this kind. */
export const functionFor = (kind: "onSocket" | "onSignIn" | "onSignUp" | "onUserDeleted"): string =>
  Object.keys(manifest.functions).find((name) => manifest.functions[name]?.[kind]) ?? "";

const contextFor = (name: string): Context => toContext(name, manifest.functions[name]?.timeoutSeconds ?? 30);
