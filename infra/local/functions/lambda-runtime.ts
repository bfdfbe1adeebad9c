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
 * Replaces the response of a reader who left before the answer began: nothing can be piped to a closed response. It
 * fails at the first write, so that the writer stops and stores the answer.
 */
const nobody = (): Writable =>
  new Writable({
    write: (chunk: Buffer, _encoding, done) => done(chunk.length > 0 ? new ReaderLeft() : null),
  });

class ReaderLeft extends Error {
  /** Node's own code for a reader who leaves later. */
  readonly code = "ERR_STREAM_PREMATURE_CLOSE";
  override message = "The reader left before the answer began.";
}
