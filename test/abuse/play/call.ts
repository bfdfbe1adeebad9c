import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";

export interface Call {
  method: string;
  /** Sent as it stands: nothing in it is normalised. */
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** Another address of this machine's own, so that it counts as another caller. */
  localAddress?: string;
}

export interface Reply {
  /** 0 where the connection was cut without an answer. */
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
/** A guard against hanging. */
const maxSeconds = 120;

/**
 * One request, byte for byte as described. Sent again over a new connection if the kept one had been closed while this
 * process was busy, as browsers do.
 */
export const call = async (url: string, described: Call): Promise<Reply> => {
  const { reply, wasClosed } = await send(url, described);
  return wasClosed ? (await send(url, described, false)).reply : reply;
};

interface Sent {
  reply: Reply;
  wasClosed: boolean;
}

const send = (
  url: string,
  { method, path, headers = {}, body, localAddress }: Call,
  isKept = localAddress === undefined,
): Promise<Sent> => {
  const { promise, resolve, reject } = Promise.withResolvers<Sent>();
  const { hostname, port } = new URL(url);
  const sent = request({
    ...(isKept ? { agent } : { agent: false, ...(localAddress && { localAddress }) }),
    hostname,
    port,
    method,
    path,
    headers: withLength(headers, body),
  });
  sent.setTimeout(maxSeconds * 1000, () => sent.destroy(new Error("no answer in time")));
  sent.on("response", async (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("error", reject);
    response.on("end", () =>
      resolve({
        reply: {
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        },
        wasClosed: false,
      }),
    );
  });
  sent.on("error", (error) =>
    resolve({ reply: { status: 0, headers: {}, body: String(error) }, wasClosed: sent.reusedSocket }),
  );
  sent.end(body);
  return promise;
};

const withLength = (headers: OutgoingHttpHeaders, body: string | Buffer | undefined) =>
  body === undefined || "transfer-encoding" in headers
    ? headers
    : { "content-length": Buffer.byteLength(body), ...headers };
