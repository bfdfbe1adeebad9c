import type { IncomingMessage } from "node:http";
import { holdBytes } from "./incoming.ts";

/**
 * The body of a request; undefined as soon as it is known to be longer than `maxBytes`, or if its sender hangs up. What
 * is not returned is read and dropped, because clients read the answer only after they have sent all. Throws AppError
 * if too much is held of other requests.
 */
export const readBody = async (request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> => {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) {
    request.resume();
    return undefined;
  }
  let length = 0;
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      if (length > maxBytes) return undefined;
      chunks.push(chunk);
      holdBytes(request, chunk.length);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (request.destroyed && !request.complete) return undefined;
    throw error;
  } finally {
    holdBytes(request, -length);
    request.resume();
  }
};
