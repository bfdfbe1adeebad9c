import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inject } from "vitest";
import { encodeEvent } from "#shared/chat/sse.ts";

export interface HostPage {
  head?: string;
  body?: string;
  /** The page's content security policy. */
  policy?: string;
}

export interface Host {
  /** Puts a page on the site and gives its address. */
  page: (page: HostPage) => string;
  /** An address that begins an answer and never ends it. */
  slowAnswer: string;
  logo: string;
  close: () => void;
}

/** Somebody else's web site: another origin than the product's. */
export const openHost = async (): Promise<Host> => {
  const pages: HostPage[] = [];
  const server = createServer((request, response) => {
    if (request.url === "/slow-answer") {
      response.writeHead(200, { "content-type": "text/event-stream", "access-control-allow-origin": "*" });
      response.write(encodeEvent({ type: "delta", text: "The first words" }));
      return;
    }
    if (request.url === "/logo.svg") {
      response.writeHead(200, { "content-type": "image/svg+xml" });
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>');
      return;
    }
    const page = pages[Number(request.url?.slice(1))];
    response.writeHead(page ? 200 : 404, {
      "content-type": "text/html",
      ...(page?.policy && { "content-security-policy": page.policy }),
    });
    response.end(page ? documentOf(page) : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    page: (page) => `${origin}/${pages.push(page) - 1}`,
    slowAnswer: `${origin}/slow-answer`,
    logo: `${origin}/logo.svg`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** The script tag of a widget, with `data-` attributes by their names. */
export const snippet = (widgetId: string, attributes: Record<string, string> = {}): string => {
  const given = Object.entries(attributes).map(([name, value]) => ` data-${name}="${value}"`);
  return `<script src="${inject("url")}/widget.js" data-widget-id="${widgetId}"${given.join("")} async></script>`;
};

const documentOf = ({ head = "", body = "" }: HostPage): string =>
  `<!doctype html><html lang="en"><head><title>Another site</title><link rel="icon" href="data:,">${head}</head>
<body><main><h1>Another site</h1><p>With <a href="#more">words</a> of its own.</p></main>${body}</body></html>`;
