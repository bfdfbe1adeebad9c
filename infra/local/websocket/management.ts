import type { IncomingMessage, ServerResponse } from "node:http";
import { isSignedWith } from "../aws/access-key.ts";
import { readBody } from "../gateway/request-body.ts";
import type { Connection } from "./connection.ts";
import type { Limits } from "./limits.ts";

interface Managed {
  connections: Map<string, Connection>;
  bounds: Limits;
  accessKeyId: string;
}

/** Sends to, describes or closes the connection that the path names, for requests signed with the access key. */
export const manageConnection = async (
  req: IncomingMessage,
  res: ServerResponse,
  { connections, bounds, accessKeyId }: Managed,
): Promise<void> => {
  if (!isSignedWith(req, accessKeyId)) return fail(res, 403, "ForbiddenException");
  const connection = connections.get(connectionIdOf(req));
  if (!connection?.isOpen()) return fail(res, 410, "GoneException");
  if (req.method === "GET") return send(res, 200, describe(connection));
  if (req.method === "DELETE") {
    connection.close();
    return send(res, 204);
  }
  if (req.method !== "POST") return fail(res, 403, "ForbiddenException");
  const body = await readBody(req, bounds.messageBytes);
  if (!body) return fail(res, 413, "PayloadTooLargeException");
  return connection.send(body.toString()) ? send(res, 200) : fail(res, 410, "GoneException");
};

const connectionIdOf = (req: IncomingMessage): string => {
  const { pathname } = new URL(req.url ?? "/", "http://localhost");
  const encoded = /\/(?:@|%40)connections\/([^/]+)$/.exec(pathname)?.[1] ?? "";
  return /%(?![0-9a-f]{2})/i.test(encoded) ? "" : decodeURIComponent(encoded);
};

const describe = ({ peer, lastActiveAt }: Connection) => ({
  connectedAt: new Date(peer.connectedAt).toISOString(),
  lastActiveAt: new Date(lastActiveAt()).toISOString(),
  identity: { sourceIp: peer.req.socket.remoteAddress, userAgent: peer.req.headers["user-agent"] },
});

const fail = (res: ServerResponse, status: number, name: string): void => {
  res.setHeader("x-amzn-errortype", name);
  send(res, status, { message: name });
};

const send = (res: ServerResponse, status: number, body?: object): void => {
  res.writeHead(status, { "content-type": "application/json" }).end(body && JSON.stringify(body));
};
