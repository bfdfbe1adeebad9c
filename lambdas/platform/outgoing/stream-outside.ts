import type { IncomingMessage } from "node:http";
import { addressOf } from "./address.ts";
import { internet } from "./connect.ts";
import { exchange, type Hop } from "./exchange.ts";
import { ConnectionFailure, explain, tooLong } from "./failures.ts";

interface StreamedRequest extends Pick<Hop, "method" | "headers" | "body"> {
  /** The reply's length at most. */
  maxBytes: number;
  signal: AbortSignal;
}

interface StreamedReply {
  /** Status and headers; its body is read by `chunks`. */
  message: IncomingMessage;
  /** The body as it arrives. Throws AppError `too_large` beyond `maxBytes`. */
  chunks: AsyncIterable<Buffer>;
}

/**
 * Calls an address that an owner gave, as `fetchOutside` does, and resolves when the reply begins. No redirect is
 * followed, and the reply is not decompressed. Throws AppError `invalid` for an address that is not allowed or not found,
 * `unavailable` if the server fails; or the signal's reason after an abort.
 */
export const streamOutside = async (
  url: string,
  { maxBytes, signal, ...request }: StreamedRequest,
): Promise<StreamedReply> => {
  const address = addressOf(url);
  const headers = { ...request.headers, "accept-encoding": "identity" };
  try {
    const message = await exchange(
      internet,
      { ...request, url: address, headers },
      { signal, onProgress: undefined },
    );
    return { message, chunks: atMost(message, { maxBytes, host: address.hostname }) };
  } catch (error) {
    signal.throwIfAborted();
    throw explainConnection(error, address.hostname);
  }
};

/** The AppError for a failed connection to a host, in words for the owner; any other error is returned unchanged. */
export const explainConnection = explain;

/** The part of a connection that is at fault, if an error says it; undefined for any other error. */
export const faultOfConnection = (error: unknown): ConnectionFailure["by"] => {
  const explained = explain(error, "");
  return explained instanceof ConnectionFailure ? explained.by : undefined;
};

async function* atMost(
  message: IncomingMessage,
  { maxBytes, host }: { maxBytes: number; host: string },
): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of message) {
    length += chunk.length;
    if (length > maxBytes) throw tooLong(host, maxBytes);
    yield chunk;
  }
}
