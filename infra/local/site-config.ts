import type { IncomingMessage, ServerResponse } from "node:http";
import type { SiteConfig } from "../../shared/site-config.ts";
import { isFromThisMachine } from "./mailbox/from-this-machine.ts";

/**
 * Answers `/config.json`. Addresses are told under the host name that was asked, so that the app stays on one origin;
 * that of the mailbox only to this machine.
 */
export const serveSiteConfig =
  ({ mailboxUrl, ...config }: SiteConfig) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const { host = "127.0.0.1" } = request.headers;
    const told = Object.entries(config).map(([name, value]) => [
      name,
      value.replace(/127\.0\.0\.1:\d+/, host),
    ]);
    response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
    response.end(
      JSON.stringify({ ...Object.fromEntries(told), ...(isFromThisMachine(request) && { mailboxUrl }) }),
    );
  };
