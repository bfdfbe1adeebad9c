import type { IncomingMessage, ServerResponse } from "node:http";
import type { SiteConfig } from "#shared/site-config.ts";
import { isFromThisMachine } from "../gateway/from-this-machine.ts";

/**
 * Answers `/config.json`. Without a public address all URLs have the host name of the request, so that the app stays on
 * one origin. The mailbox's is sent to this machine only, which can't be told behind a proxy.
 */
export const serveSiteConfig =
  (configOf: () => SiteConfig, isPublic: boolean) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const { mailUrl, ...config } = configOf();
    const told = isPublic
      ? config
      : { ...under(request, config), ...(isFromThisMachine(request) && { mailUrl }) };
    response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
    response.end(JSON.stringify(told));
  };

const under = ({ headers: { host = "127.0.0.1" } }: IncomingMessage, config: object): object =>
  Object.fromEntries(
    Object.entries(config).map(([name, value]) => [name, value.replace(/127\.0\.0\.1:\d+/, host)]),
  );
