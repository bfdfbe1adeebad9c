import "./lambda-runtime.ts";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import { contract } from "#shared/contract/index.ts";
import { functions, type LambdaFunction } from "../../functions.ts";
import { toContext, toEvent } from "./event.ts";

type Handler = (event: unknown, ...rest: unknown[]) => Promise<unknown>;

const manifest: Record<string, LambdaFunction> = functions;
const loaded = new Map<string, Promise<Handlers>>();

interface Handlers {
  handler: Handler;
  /** Answers the streaming routes of an area. */
  streamHandler?: Handler;
}

/** The function's handlers, loaded at its first call as a cold start would. */
const handlersOf = (name: string): Promise<Handlers> => {
  const known = loaded.get(name) ?? load(name);
  loaded.set(name, known);
  return known;
};

const load = (name: string): Promise<Handlers> =>
  import(new URL(`../../../${manifest[name]?.entry}`, import.meta.url).href);

/** Calls a function with an event of its own kind: a queue's records, a WebSocket message. */
export const invoke = async <Result>(name: string, event: unknown): Promise<Result> =>
  (await handlersOf(name)).handler(event, contextFor(name)) as Promise<Result>;

/** Calls the function of a route, streaming or not, for a caller's address, and writes its answer. */
export const invokeHttp = async (
  { name, streams }: { name: string; streams: boolean },
  request: IncomingMessage,
  response: ServerResponse,
  callerAddress: string,
): Promise<void> => {
  const event = await toEvent(request, callerAddress);
  const { handler, streamHandler } = await handlersOf(name);
  if (streams) {
    await streamHandler?.(event, response, contextFor(name));
    return;
  }
  const { statusCode, headers, body } = (await handler(
    event,
    contextFor(name),
  )) as APIGatewayProxyStructuredResultV2;
  response.writeHead(statusCode ?? 200, headers as Record<string, string>).end(body);
};

/** Every route of the contract with the function that serves it. */
export const routes = Object.entries(manifest).flatMap(([name, { serves }]) =>
  serves
    ? Object.values(contract[serves]).map((route) => ({
        name,
        method: route.method as string,
        isOpen: route.access !== "owner",
        streams: "streams" in route,
        path: new RegExp(`^${route.path.replace(/\{\w+\}/g, "[^/]+")}$`),
      }))
    : [],
);

export const nameOf = (kind: "onQueue" | "onSocket" | "onSignIn"): string =>
  Object.keys(manifest).find((name) => manifest[name]?.[kind]) ?? "";

const contextFor = (name: string): Context => toContext(name, manifest[name]?.timeoutSeconds ?? 30);
