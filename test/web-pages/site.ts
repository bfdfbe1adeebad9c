import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Website } from "#shared/web-pages/routes.ts";
import { until } from "../until.ts";
import type { Actor } from "../users.ts";

export type Reply = (response: ServerResponse, request: IncomingMessage) => void;

/** A site's answers by path: HTML, or a reply of its own. Everything else is 404. */
export type Paths = Record<string, string | Reply>;

export interface Site {
  paths: Paths;
  /** The paths that were asked for, in order, without robots.txt. */
  asked: string[];
  /** User agents and validators of the requests, by path. */
  headers: Record<string, IncomingMessage["headers"]>;
  at(path: string, host?: string): string;
  /** Forgets paths and requests. */
  clear(): void;
  close(): void;
}

/** The address that stands for the internet in a product with `withWorld`. */
const outside = "127.0.0.2";

/** A site at `api.example` and `other.example`; see test/integrations/world.ts. */
export const openSite = async (): Promise<Site> => {
  const site: Pick<Site, "paths" | "asked" | "headers"> = { paths: {}, asked: [], headers: {} };
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    if (path !== "/robots.txt") site.asked.push(path);
    site.headers[path] = request.headers;
    const found = site.paths[path];
    if (found === undefined) response.writeHead(404).end("none");
    else if (typeof found === "string") html(found)(response, request);
    else found(response, request);
  });
  await new Promise<void>((resolve) => void server.listen(0, outside, resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(site, {
    at: (path: string, host = "api.example") => `http://${host}:${port}${path}`,
    clear: () => {
      site.paths = {};
      site.headers = {};
      site.asked.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
};

export const html =
  (text: string, headers: Record<string, string> = {}): Reply =>
  (response) =>
    void response.writeHead(200, { "content-type": "text/html", ...headers }).end(text);

export const text =
  (body: string | Buffer, type = "text/plain", status = 200): Reply =>
  (response) =>
    void response.writeHead(status, { "content-type": type }).end(body);

export const redirect =
  (location: string): Reply =>
  (response) =>
    void response.writeHead(302, { location }).end();

/** A page with a title, some words and links. */
export const page = (title: string, words: string, links: string[] = []): string =>
  `<!doctype html><html><head><title>${title}</title></head><body><nav><a href="/imprint">Imprint</a></nav><main><h1>${title}</h1><p>${words}</p>${links.map((link) => `<p><a href="${link}">${link}</a></p>`).join("")}</main></body></html>`;

/** The website once its look is over and its pages are processed. */
export const finishedLook = async (owner: Actor, { rag_system_id: chatbotId, id }: Website) => {
  const website = await until(async () => {
    const { items } = await owner.webPages.list({ chatbotId });
    return items.find((one) => one.id === id && !one.is_reading);
  });
  const documents = await until(async () => {
    const { items } = await owner.documents.list({ chatbotId, limit: 100 });
    const isDone = items.every(
      ({ processing_status: status }) => status === "completed" || status === "failed",
    );
    return isDone ? items : undefined;
  });
  const { items: pages } = await owner.webPages.pages({ chatbotId, id, limit: 100 });
  return { website, documents, pages };
};
