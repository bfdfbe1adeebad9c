import { afterAll, beforeAll, beforeEach } from "vitest";
import type * as z from "zod";
import type { NewWebsite } from "#shared/web-pages/routes.ts";
import { withWorld } from "../integrations/api-server.ts";
import { type Product, startProduct, unlimited } from "../product.ts";
import { type Actor, as } from "../users.ts";
import { finishedLook, openSite, type Site } from "./site.ts";

type Read = Awaited<ReturnType<typeof finishedLook>>;

/** A product that reads web pages of a site on this machine, with an owner; for one test file. */
export const openReader = (settings: Record<string, string> = {}) => {
  const env = { ...withWorld, ...unlimited, ...settings };
  const running: { product?: Product; site?: Site; owner?: Actor } = {};
  beforeAll(async () => {
    running.product = await startProduct({ env });
    running.site = await openSite();
    running.owner = await as("ann", running.product.url);
  });
  beforeEach(() => running.site?.clear());
  afterAll(async () => {
    running.site?.close();
    await running.product?.stop();
  });
  const [site, owner] = [() => running.site!, () => running.owner!];
  const chatbot = async () => (await owner().chatbots.create({ name: "Shop", use_case: "support" })).id;
  return {
    site,
    owner,
    chatbot,
    url: () => running.product!.url,
    pid: () => running.product!.process.pid ?? 0,
    /** `kill -9`, and a start on the same data. */
    restart: async () => {
      const { folder, url } = running.product!;
      await running.product!.kill();
      const port = Number(new URL(url).port);
      running.product = await startProduct({ folder, port, env });
    },
    /** Adds an address of the site, or a whole one, and waits until it is read and processed. */
    read: async (path: string, choice: Partial<z.input<typeof NewWebsite>> = {}): Promise<Read> => {
      const url = URL.canParse(path) ? path : site().at(path);
      return finishedLook(
        owner(),
        await owner().webPages.add({ chatbotId: await chatbot(), url, ...choice }),
      );
    },
    again: async ({ website: { rag_system_id: chatbotId, id } }: Read): Promise<Read> =>
      finishedLook(owner(), await owner().webPages.refresh({ chatbotId, id })),
    stateOf: ({ pages }: Read) =>
      Object.fromEntries(pages.map(({ url, state }) => [new URL(url).pathname, state])),
  };
};
