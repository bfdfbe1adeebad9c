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
const longestSeconds = 120;

/** One request, byte for byte as described. */
export const call = (
  url: string,
  { method, path, headers = {}, body, localAddress }: Call,
): Promise<Reply> => {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const { hostname, port } = new URL(url);
  const sent = request({
    ...(localAddress ? { agent: false, localAddress } : { agent }),
    hostname,
    port,
    method,
    path,
    headers: withLength(headers, body),
  });
  sent.setTimeout(longestSeconds * 1000, () => sent.destroy(new Error("no answer in time")));
  sent.on("response", async (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("error", reject);
    response.on("end", () =>
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(chunks).toString(),
      }),
    );
  });
  sent.on("error", (error) => resolve({ status: 0, headers: {}, body: String(error) }));
  sent.end(body);
  return promise;
};

const withLength = (headers: OutgoingHttpHeaders, body: string | Buffer | undefined) =>
  body === undefined || "transfer-encoding" in headers
    ? headers
    : { "content-length": Buffer.byteLength(body), ...headers };
