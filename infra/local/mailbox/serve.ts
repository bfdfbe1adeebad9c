import type { IncomingMessage, ServerResponse } from "node:http";
import { isFromThisMachine } from "../gateway/from-this-machine.ts";
import { listen } from "../gateway/listen.ts";
import type { Message } from "./mail.ts";
import { openMailbox } from "./mailbox.ts";

interface ServedMailbox {
  /** For a browser on this machine. */
  url: string;
  deliver(message: Message): void;
  /** Leads who is on this machine to it, from an address that does not change. */
  lead(request: IncomingMessage, response: ServerResponse): void;
  stop(): void;
}

/**
 * The mailbox at a separate port: a proxy that exposes the product's port does not expose the mails, which open
 * accounts.
 */
export const serveMailbox = async (options: { file: string }): Promise<ServedMailbox> => {
  const mailbox = openMailbox(options);
  const { server, port } = await listen(0);
  server.on("request", mailbox.handle);
  const url = `http://127.0.0.1:${port}/`;
  return {
    url,
    deliver: mailbox.deliver,
    lead(request, response) {
      if (isFromThisMachine(request)) response.writeHead(302, { location: url }).end();
      else response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
    },
    stop() {
      server.close();
      server.closeAllConnections();
      mailbox.stop();
    },
  };
};
