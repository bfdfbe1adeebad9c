import { afterAll, beforeAll, beforeEach } from "vitest";
import type * as z from "zod";
import type { NewWebsite } from "#shared/web-pages/routes.ts";
import { withWorld } from "../integrations/with-world.ts";
import { type Product, startProduct, unlimited } from "../product.ts";
import { type Borrowed, borrow } from "../products/borrow.ts";
import { type Actor, as } from "../users.ts";
import { finishedLook, openSite, type Site } from "./site.ts";

type Read = Awaited<ReturnType<typeof finishedLook>>;

/**
 * A product that reads web pages of a site on this machine, with an owner; for one test file. With settings of the file
 * it is a product of its own.
 */
export const openReader = (settings?: Record<string, string>) => {
  const env = { ...withWorld, ...unlimited, ...settings };
  const running: { own?: Product; borrowed?: Borrowed; site?: Site; owner?: Actor } = {};
  const url = () => (running.own ?? running.borrowed!).url;
  beforeAll(async () => {
    if (settings) running.own = await startProduct({ env });
    else running.borrowed = await borrow("world");
    running.site = await openSite();
    running.owner = await as("ann", url());
  });
  beforeEach(() => running.site?.clear());
  afterAll(async () => {
    running.site?.close();
    await running.own?.stop();
    await running.borrowed?.giveBack();
  });
  const [site, owner] = [() => running.site!, () => running.owner!];
  const chatbot = async () => (await owner().chatbots.create({ name: "Shop", use_case: "support" })).id;
  return {
    site,
    owner,
    chatbot,
    url,
    pid: () => running.own!.process.pid ?? 0,
    /** `kill -9`, and a start on the same data. */
    restart: async () => {
      const { folder, kill } = running.own!;
      const port = Number(new URL(url()).port);
      await kill();
      running.own = await startProduct({ folder, port, env });
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
