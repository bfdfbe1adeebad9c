import type { ServerResponse } from "node:http";

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
        response.writeHead(statusCode, headers);
        response.flushHeaders();
        return response;
      },
    },
  },
});
