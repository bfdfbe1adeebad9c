import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import {
  createServer as createHttp2Server,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from "node:http2";
import type { AddressInfo } from "node:net";

/** Answers one request, part by part; it may stop in the middle. */
export type Reply = (response: Response, request: Asked) => void;
export type Response = Pick<ServerResponse, "writeHead" | "write" | "end" | "destroy">;

export interface Asked {
  path: string;
  body: AskedBody;
  at: number;
}

/** The fields of a request that tests look at. */
interface AskedBody {
  input?: string[];
  inputText?: string;
  texts?: string[];
  input_type?: string;
  output_dimension?: number;
  inferenceConfig?: object;
}

export type ScriptedServer = Awaited<ReturnType<typeof startScriptedServer>>;

/** A server, of HTTP/2 for Amazon Bedrock's client, that answers one request after the other as it is told to. */
export const startScriptedServer = async ({ isHttp2 = false } = {}) => {
  let script: Reply[] = [];
  let left = 0;
  const requests: Asked[] = [];
  const sessions = new Set<ServerHttp2Session>();

  const answer = async (
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ) => {
    response.once("close", () => {
      if (!response.writableEnded) left += 1;
    });
    const text = Buffer.concat(await request.toArray()).toString();
    const asked = {
      path: decodeURIComponent(request.url ?? ""),
      body: JSON.parse(text || "{}"),
      at: Date.now(),
    };
    requests.push(asked);
    const reply = script.length > 1 ? script.shift() : script[0];
    reply?.(response as Response, asked);
  };

  const server = isHttp2 ? createHttp2Server(answer) : createServer(answer);
  server.on("session", (session) => sessions.add(session));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    /** Sets the replies to the next requests; the last one is repeated. */
    script: (...replies: Reply[]) => {
      script = replies;
      requests.length = 0;
    },
    /** How many requests were left before they were answered. */
    left: () => left,
    stop: () => {
      for (const session of sessions) session.destroy();
      if ("closeAllConnections" in server) server.closeAllConnections();
      server.close();
    },
  };
};
