import type { IncomingMessage, ServerResponse } from "node:http";

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A presigned address is signed for the public host, under whichever accepted name the proxy asks for it. */
export const asSignedFor =
  ({ host }: URL, handle: Handle): Handle =>
  (request, response) => {
    if (/[?&]X-Amz-Signature=/.test(request.url ?? "")) request.headers.host = host;
    return handle(request, response);
  };
