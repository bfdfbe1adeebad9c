import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Locator } from "playwright-core";
import { enter } from "../../browser/owner.ts";
import { launchServer, visit } from "../../browser/visit.ts";
import { ask, openWidget } from "../../browser/widget-browser.ts";
import { startProduct, unlimited } from "../../product.ts";
import { as, bearing } from "../../users.ts";
import { furnish } from "./desk.ts";
import { openSilentProxy, type SilentProxy } from "./silent-proxy.ts";

export interface CutStage {
  proxy: SilentProxy;
  /** Writes as the person who holds the conversation, past the proxy. */
  person(content: string): Promise<void>;
  /** Asks as the visitor, past the proxy. */
  visitor(message: string): Promise<void>;
  widgetLog: Locator;
  ownersLog: Locator;
  close(): Promise<void>;
}

/** A widget on another site with a conversation that a person holds, and the owner's screen, both behind a proxy. */
export const openCutStage = async (): Promise<CutStage> => {
  const proxy = await openSilentProxy();
  const publicUrl = `http://127.0.0.1:${proxy.port}`;
  const product = await startProduct({ env: unlimited, args: ["--url", publicUrl] });
  const ownUrl = /to (http:\/\/127\.0\.0\.1:\d+)/.exec(product.output())?.[1] ?? "";
  proxy.leadTo(ownUrl);
  const owner = await as("cuts", publicUrl);
  const { widgetId } = await furnish({ ...product, url: publicUrl }, owner);
  const site = await openSite(publicUrl, widgetId);
  const server = await launchServer();
  const browser = await chromium.connect(server.wsEndpoint());

  const { page: widget } = await visit(browser);
  const tokens: string[] = [];
  widget.on("request", (request) => {
    const token = /^Bearer (.+)$/.exec(request.headers().authorization ?? "")?.[1];
    if (token) tokens.push(token);
  });
  await openWidget(widget, site.url);
  await ask(widget, "What does a reminder cost?");
  const widgetLog = widget.getByRole("log");
  await widgetLog.getByText("1.50").first().waitFor();
  const [conversation] = (await owner.monitoring.list({})).items;
  if (!conversation) throw new Error("The visitor's conversation is not listed.");
  const { id, session_id: sessionId } = conversation;
  await owner.monitoring.claim({ id });

  const { page: screen } = await visit(browser);
  await enter(screen, "cuts", `/app/chat-monitoring?conversation=${id}`, publicUrl);
  const ownersLog = screen.getByRole("log");
  await ownersLog.getByText("1.50").first().waitFor();
  const direct = bearing(owner.token, ownUrl);
  return {
    proxy,
    widgetLog,
    ownersLog,
    person: async (content) => {
      await direct.monitoring.send({ id, content, idempotencyKey: `cut-${content}`.padEnd(8, "-") });
    },
    visitor: async (message) => {
      const asking = bearing(tokens.at(-1), ownUrl).chat.askWidget({
        widgetId,
        sessionId,
        message,
        stream: false,
      });
      // stored for the person, who answers
      await asking.catch(({ code, message: reason }) => {
        if (code !== "conflict") throw new Error(reason);
      });
    },
    close: async () => {
      proxy.stop();
      site.close();
      await browser.close();
      await server.close();
      await product.stop();
    },
  };
};

/** A page of another origin with the widget. */
const openSite = async (productUrl: string, widgetId: string) => {
  const html = `<!doctype html><title>Another site</title><link rel="icon" href="data:,"><script src="${productUrl}/widget.js" data-widget-id="${widgetId}" async></script>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
