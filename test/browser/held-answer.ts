import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { end, ping } from "#shared/chat/sse.ts";

export interface HeldAnswer {
  /** Sends the page's requests to this path here. */
  serve(page: Page, path: string): Promise<void>;
  /** One more comment in the open streams. */
  comment(): void;
  /** Ends the open streams. */
  finish(frames: string): void;
  /** How many streams are open. */
  open(): number;
  close(): void;
}

/** Streams that have opened with a comment, as the product's do while a model thinks. */
export const openHeldAnswer = async (): Promise<HeldAnswer> => {
  const streams = new Set<ServerResponse>();
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream", "access-control-allow-origin": "*" });
    response.write(ping);
    streams.add(response);
    response.once("close", () => streams.delete(response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    serve: async (page, path) => void (await page.route(path, (route) => route.continue({ url }))),
    comment: () => {
      for (const stream of streams) stream.write(ping);
    },
    finish: (frames) => {
      for (const stream of streams) stream.end(frames + end);
    },
    open: () => streams.size,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Lines that screen readers announce of a log from now on: those that come into it, outside of elements that are busy. */
export const announced = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.getByRole("log").evaluate((log) => {
    const lines: string[] = [];
    Object.assign(window, { announced: lines });
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        if (element?.closest("[aria-busy=true]")) continue;
        if (type === "characterData") lines.push(target.textContent ?? "");
        else lines.push(...[...addedNodes].map(({ textContent }) => textContent ?? ""));
      }
    }).observe(log, { childList: true, subtree: true, characterData: true });
  });
  return async () => (await page.evaluate<string[]>("announced")).filter((line) => line.trim());
};
