import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { failed } from "#platform/http/response.ts";
import type { Access, Route } from "#shared/contract/route.ts";
import { AppError } from "#shared/errors.ts";
import { invokeHttp, routes } from "../functions/functions.ts";
import { callerAddress } from "../proxy/caller-address.ts";
import { requireKey, requireOwner } from "./authoriser.ts";
import { isAddressedHere, isForeign, type Place } from "./guard.ts";
import { createIncoming } from "./incoming.ts";

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

interface Gateway extends Place {
  server: Server;
  /** Handlers by the path that they are mounted under. */
  mounts: Record<string, Handle>;
  sockets: { path: string; upgrade: Upgrade };
  site: Handle;
}

/** The one public port: stand-ins under their mounts, the contract's routes, and the site for everything else. */
export const openGateway = ({ server, mounts, sockets, site, ...place }: Gateway): void => {
  const handle = handlerOf(place, mounts, site);
  const incoming = createIncoming();
  server.on("request", async (request, response) => {
    try {
      incoming.admit(request, response, callerAddress(request, place.publicUrl !== undefined));
      await handle(request, response);
    } catch (error) {
      // the rest of a body that there is no room for is not read
      if (error instanceof AppError && /^(rate_limited|unavailable)$/.test(error.code) && !request.complete)
        response.shouldKeepAlive = false;
      await fail(request, response, error);
    }
  });
  server.on("upgrade", (request, socket, head) => {
    // Node does not handle errors of such a socket: an unhandled one ends the process.
    socket.on("error", () => socket.destroy());
    const isOurs = isAddressedHere(request, place) && pathOf(request) === sockets.path;
    if (isOurs) sockets.upgrade(request, socket, head);
    else socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n", () => socket.destroy());
  });
};

const handlerOf =
  (place: Place, mounts: Record<string, Handle>, site: Handle): Handle =>
  async (request, response) => {
    if (!isAddressedHere(request, place) || !isPath(request))
      return refuse(response, "There is nothing at this address.");
    const path = pathOf(request);
    const mount = Object.keys(mounts).find((prefix) => path === prefix || path.startsWith(`${prefix}/`));
    if (mount) return mounts[mount]?.(request, response);
    const here = routes.filter((one) => one.path.test(path));
    if (here.length === 0 && !/^\/(api|functions|v1|mcp|channels)\//.test(path))
      return site(request, response);
    const route = here.find((one) => matches(one, request.method));
    if (!route || (isForeign(request, place) && !route.isOpen))
      return refuse(response, "There is nothing at this address.");
    if (route.bodyBytes > unauthorisedBytes) await requireCaller(route.access, request);
    return invokeHttp(route, request, response, callerAddress(request, place.publicUrl !== undefined));
  };

/** Longer bodies are read of signed-in owners and of programs with a key only. */
const unauthorisedBytes = 256 * 1024;

const requireCaller = async (access: Access, request: IncomingMessage): Promise<void> => {
  if (access === "owner") await requireOwner(request);
  const length = Number(request.headers["content-length"] ?? Number.POSITIVE_INFINITY);
  const isPreflight = request.method === "OPTIONS";
  if (access === "apiKey" && length > unauthorisedBytes && !isPreflight) await requireKey(request);
};

const matches = (route: { method: string; otherMethods: string[] }, method = ""): boolean =>
  route.method === method || route.otherMethods.includes(method);

const base = "http://localhost";

/** Not a full address, nor a path such as `//name/`, which reads as the address of another host. */
const isPath = ({ url = "/" }: IncomingMessage): boolean =>
  url.startsWith("/") && URL.parse(url, base)?.origin === base;

const pathOf = ({ url }: IncomingMessage): string => (url ?? "/").split("?")[0] ?? "/";

const refuse = (response: ServerResponse, message: string): Promise<void> =>
  answer(response, new AppError("not_found", message));

/** Answers in the words of the route that was asked for, as its function would. */
const fail = async (request: IncomingMessage, response: ServerResponse, error: unknown): Promise<void> => {
  if (hasReaderLeft(response, error)) return;
  if (!(error instanceof AppError)) console.error(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const path = pathOf(request);
  const asked = routes.find((one) => one.path.test(path) && matches(one, request.method));
  await answer(
    response,
    error instanceof AppError
      ? error
      : new AppError("internal", "Something went wrong on our side. Please try again."),
    asked && { route: asked.definition, headers: request.headers },
  );
};

/** Visitors leave in the middle of an answer every day; an answer that we broke off has an error of its own. */
const hasReaderLeft = (response: ServerResponse, error: unknown): boolean =>
  response.destroyed &&
  response.errored === null &&
  error instanceof Error &&
  "code" in error &&
  error.code === "ERR_STREAM_PREMATURE_CLOSE";

interface Asked {
  route: Route;
  headers: IncomingHttpHeaders;
}

const answer = async (response: ServerResponse, error: AppError, asked?: Asked): Promise<void> => {
  const { statusCode = error.status, headers, body } = await failed(asked?.route, error, asked?.headers);
  response.writeHead(statusCode, headers as Record<string, string>).end(body);
};
