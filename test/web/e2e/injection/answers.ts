import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { type ChatEvent, encodeEvent, end } from "#shared/chat/sse.ts";

export interface Answers {
  /** Has this answered to what the page's chat asks next, each event after the page has drawn the one before. */
  give: (page: Page, events: ChatEvent[]) => Promise<void>;
  close: () => void;
}

/** A chat function that says what it is told. */
export const openAnswers = async (chat: RegExp): Promise<Answers> => {
  let next: { page: Page; events: ChatEvent[] } | undefined;
  const server = createServer(async (_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream", "access-control-allow-origin": "*" });
    const { page, events = [] } = next ?? {};
    for (const event of events) {
      response.write(encodeEvent(event));
      await page?.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    }
    response.end(end);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    give: async (page, events) => {
      if (next?.page !== page) await page.route(chat, (route) => route.continue({ url, method: "GET" }));
      next = { page, events };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** The text in so many pieces of one length, which ends wherever it happens to. */
export const pieces = (text: string, count: number): ChatEvent[] => {
  const length = Math.ceil(text.length / count);
  return Array.from({ length: count }, (_, at) => ({
    type: "delta",
    text: text.slice(at * length, (at + 1) * length),
  }));
};
