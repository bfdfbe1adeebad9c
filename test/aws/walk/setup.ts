import type { Browser } from "playwright-core";
import { type Visit, visit } from "../../browser/visit.ts";
import { launchAt } from "../browser.ts";
import { type Installation, startInstallation } from "../installation.ts";
import { ownerOf } from "./api.ts";

/** An installation, and the browser of its first owner. */
export interface Setup {
  installation: Installation;
  browser: Browser;
  owner: Visit;
  /** Addresses at which the owner's pages have met an error. */
  failed: string[];
  /** The messages that arrived over the WebSocket API. */
  heard: string[];
  close(): Promise<void>;
}

export const openSetup = async (options: Record<string, string> = {}): Promise<Setup> => {
  const installation = await startInstallation(options);
  const browser = await launchAt(installation.emulator.gateway);
  const owner = await patient(browser);
  const failed: string[] = [];
  owner.page.on("response", (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  const heard: string[] = [];
  owner.page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => heard.push(String(payload))),
  );
  const close = async () => {
    await browser.close();
    await installation.stop();
  };
  return { installation, browser, owner, failed, heard, close };
};

/** A fresh browser profile that waits for functions which run for the first time. */
export const patient = async (browser: Browser): Promise<Visit> => {
  const visitor = await visit(browser);
  visitor.context.setDefaultTimeout(240_000);
  return visitor;
};

/** The page on which the owner tries the chatbot. */
export const openChat = async ({ installation, owner: { page } }: Setup): Promise<void> => {
  const { items } = await (await ownerOf(page, installation)).chatbots.list({});
  const chatbot = items.find(({ name }) => name === "Library help");
  await page.goto(`${installation.outputs.SiteUrl}/app/chat?ragSystemId=${chatbot?.id}`);
  await page.getByText(/^Session \w{8}$/).waitFor();
};
