import { randomBytes } from "node:crypto";
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { createPace } from "../gateway/pace.ts";
import { type Connection, openConnection } from "./connection.ts";
import {
  connectEvent,
  disconnectEvent,
  type Peer,
  type WebSocketEvent,
  type WebSocketResult,
} from "./events.ts";
import { type Limits, limits } from "./limits.ts";
import { manageConnection } from "./management.ts";
import { answerMessage } from "./messages.ts";

export interface WebSocketApiOptions {
  /** Where clients connect, such as `/_local/websocket`. */
  path: string;
  invoke(event: WebSocketEvent): Promise<WebSocketResult | undefined>;
  /** Decides by the handshake's `Origin` and `Sec-WebSocket-Protocol`; not asked for a handshake without an origin. */
  isAllowedOrigin(origin: string, protocols: string | undefined): boolean;
  /** The caller's address; the other end of the socket without it. */
  addressOf?(req: IncomingMessage): string;
  /** Whose signature the management API wants. */
  accessKeyId: string;
  /** The routes that exist besides `$default`; without it every `action` is one. */
  routes?: string[];
  limits?: Partial<Limits>;
}

export interface WebSocketApi {
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Serves `{mount}/@connections/{id}` as the SDK's ApiGatewayManagementApiClient calls it. */
  manage(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Cuts every connection; resolves when their `$disconnect` routes have run. */
  stop(): Promise<void>;
}

/** An API Gateway WebSocket API: `$connect` decides, `action` selects the route, replies go back to the sender. */
export const createWebSocketApi = (options: WebSocketApiOptions): WebSocketApi => {
  const bounds: Limits = { ...limits, ...options.limits };
  const connections = new Map<string, Connection>();
  const lives = new Set<Promise<void>>();
  const messages = createPace(bounds.messages.each);
  const messagesFrom = createPace(bounds.messages.address);
  const sweeper = setInterval(() => messagesFrom.forget(), sweepMilliseconds).unref();
  const protocols = new WeakMap<IncomingMessage, string>();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: bounds.messageBytes,
    handleProtocols: (_offered, req) => protocols.get(req) ?? false,
  });

  // An accepted connection exists until its $disconnect has run, even if the client closes at once.
  const live = (peer: Peer, ended: Promise<void> = Promise.resolve()): void => {
    const life = ended.then(() => options.invoke(disconnectEvent(peer))).then(ignore, report);
    lives.add(life);
    void life.then(() => lives.delete(life));
  };

  const hasRoomFor = (address: string): boolean => {
    const { each, all } = bounds.connections;
    if (connections.size < each) return true;
    const own = [...connections.values()].filter(({ peer }) => peer.address === address).length;
    return own < each && connections.size < all;
  };

  const connect = async (req: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const address = options.addressOf?.(req) ?? req.socket.remoteAddress ?? "";
    const peer: Peer = { id: newConnectionId(), connectedAt: Date.now(), address, req };
    if (!hasRoomFor(address)) return refuse(socket, 429);
    const result = await options.invoke(connectEvent(peer)).catch(asServerError);
    const status = result?.statusCode ?? 200;
    if (status < 200 || status >= 300) return refuse(socket, status);
    if (socket.destroyed) return live(peer);
    const protocol = protocolOf(result);
    if (protocol !== undefined) protocols.set(req, protocol);
    let isOpen = false;
    server.handleUpgrade(req, socket, head, (ws) => {
      isOpen = true;
      const connection = openConnection(
        peer,
        ws,
        bounds,
        () => Math.max(messages.waitFor(peer.id), messagesFrom.waitFor(address)),
        (text) => answerMessage(options, bounds, connection, text),
      );
      connections.set(peer.id, connection);
      live(
        peer,
        connection.ended.finally(() => {
          connections.delete(peer.id);
          messages.forget(peer.id);
        }),
      );
    });
    if (!isOpen) live(peer);
  };

  return {
    upgrade(req, socket, head) {
      const { origin } = req.headers;
      socket.on("error", () => socket.destroy());
      if (new URL(req.url ?? "/", "http://localhost").pathname !== options.path) return refuse(socket, 404);
      if (origin !== undefined && !options.isAllowedOrigin(origin, req.headers["sec-websocket-protocol"]))
        return refuse(socket, 403);
      void connect(req, socket, head).catch(report);
    },
    manage: (req, res) =>
      manageConnection(req, res, { connections, bounds, accessKeyId: options.accessKeyId }),
    async stop() {
      clearInterval(sweeper);
      for (const connection of connections.values()) connection.cut();
      await Promise.all(lives);
    },
  };
};

const sweepMilliseconds = 60_000;

/** An id as API Gateway makes them: 15 signs and a "=", so that clients must encode it in a path. */
const newConnectionId = (): string => `${randomBytes(11).toString("base64url")}=`;

const protocolOf = (result: WebSocketResult | undefined): string | undefined =>
  Object.entries(result?.headers ?? {}).find(
    ([name]) => name.toLowerCase() === "sec-websocket-protocol",
  )?.[1];

const refuse = (socket: Duplex, status: number): void => {
  const reason = STATUS_CODES[status] ?? "Refused";
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
};

const asServerError = (error: unknown): WebSocketResult => {
  report(error);
  return { statusCode: 500 };
};

const report = (error: unknown): void => console.error(error);

const ignore = (): void => {};
