import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

/**
 * `fetch` for the OpenAI client by Node's own HTTP client: the streams of Node's `fetch` take more processor time than
 * everything else between a model and its reader. Sends text or bytes, and follows no redirect; the response has what the
 * client reads.
 */
export const fetchOverHttp = async (
  address: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> => new StreamedResponse(await send(String(address), init)) as unknown as Response;

/** The part of a response that the client reads. The body is the message itself, unless another one is given. */
export class StreamedResponse {
  readonly body: AsyncIterable<Buffer>;
  readonly status: number;
  readonly #message: IncomingMessage;
  #headers: Headers | undefined;

  constructor(message: IncomingMessage, body: AsyncIterable<Buffer> = message) {
    this.#message = message;
    this.body = body;
    // an abort after the last read; who reads gets the error there
    message.on("error", () => undefined);
    this.status = message.statusCode ?? 0;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  get statusText(): string {
    return this.#message.statusMessage ?? "";
  }

  get headers(): Headers {
    this.#headers ??= new Headers(this.#message.headers as Record<string, string>);
    return this.#headers;
  }

  async text(): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.body) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}

/** The body of a request as it is sent: text in UTF-8, bytes as they are; undefined for any other. */
export const bytesOf = (body: RequestInit["body"]): Buffer | undefined => {
  if (typeof body === "string") return Buffer.from(body);
  if (body instanceof ArrayBuffer) return Buffer.from(body);
  return ArrayBuffer.isView(body) ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : undefined;
};

const send = (
  address: string,
  { method = "GET", headers, body, signal }: RequestInit,
): Promise<IncomingMessage> => {
  const url = new URL(address);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const bytes = bytesOf(body);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = request(url, {
    method,
    headers: {
      ...Object.fromEntries(headers instanceof Headers ? headers : new Headers(headers)),
      ...(bytes && { "content-length": bytes.length }),
    },
  });
  // Node's own option for a signal stays with the connection, which is used again
  let message: IncomingMessage | undefined;
  const abort = () => message?.complete || sent.destroy(signal?.reason);
  signal?.addEventListener("abort", abort);
  sent
    .once("response", (response: IncomingMessage) => {
      message = response;
      resolve(response);
    })
    .on("error", reject)
    .once("close", () => signal?.removeEventListener("abort", abort))
    .end(bytes);
  if (signal?.aborted) abort();
  return promise;
};
