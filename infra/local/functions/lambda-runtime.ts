import type { ServerResponse } from "node:http";
import { Writable } from "node:stream";

interface Prelude {
  statusCode?: number;
  headers?: Record<string, string>;
}

/**
 * The global that Lambda's Node runtime gives to response-streaming functions. It must be there before a handler's
 * module loads, so this module is imported first.
 */
Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: <Handler>(handler: Handler): Handler => handler,
    HttpResponseStream: {
      from: (response: ServerResponse, { statusCode = 200, headers = {} }: Prelude) => {
        if (response.destroyed) return nobody();
        response.writeHead(statusCode, headers);
        response.flushHeaders();
        return response;
      },
    },
  },
});

/**
 * For a reader who left before the answer began. Nothing can be piped to a closed response, so that the answer would stay
 * where it is; from this one whoever writes it hears that it ends, and what is to be kept of it is.
 */
const nobody = (): Writable =>
  new Writable({
    write: (chunk: Buffer, _encoding, done) => done(chunk.length > 0 ? new ReaderLeft() : null),
  });

class ReaderLeft extends Error {
  /** As Node says it of a reader who leaves later. */
  readonly code = "ERR_STREAM_PREMATURE_CLOSE";
  override message = "The reader left before the answer began.";
}
