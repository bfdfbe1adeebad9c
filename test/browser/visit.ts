import { type Browser, type BrowserContext, type BrowserServer, chromium, type Page } from "playwright-core";
import { expect, inject } from "vitest";
import { guardMilliseconds } from "../until.ts";
import { browserArguments, browserPath } from "./program.ts";

/** Connects to the stage's running browser. Closing it ends this connection and its contexts only. */
export const launch = async (): Promise<Browser> => {
  const endpoint = inject("browserEndpoint");
  if (!endpoint) throw new Error("Only files of the browser stage have a running browser.");
  return chromium.connect(endpoint);
};

export const launchServer = async (...further: string[]): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: await browserPath(), args: [...browserArguments, ...further] });

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Script errors and error lines of the console; failed requests and handshakes are left out, because tests cause them. */
  errors: string[];
}

/** A fresh browser profile with one page; clipboard allowed. */
export const visit = async (
  browser: Browser,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
    ...options,
  });
  context.setDefaultTimeout(guardMilliseconds);
  await context.addInitScript(rememberCopied);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (
      message.type() === "error" &&
      !/Failed to load resource|^WebSocket connection to /.test(message.text())
    )
      errors.push(message.text());
  });
  return { page, context, errors };
};

/** The clipboard is one for all pages of the browser, so a page remembers the text and HTML that it put there itself. */
const rememberCopied = () => {
  const clipboard = navigator.clipboard;
  if (!clipboard) return;
  const write = clipboard.writeText.bind(clipboard);
  clipboard.writeText = async (text) => {
    await write(text);
    Object.assign(window, { copiedText: text });
  };
  const writeItems = clipboard.write.bind(clipboard);
  clipboard.write = async (items) => {
    await writeItems(items);
    const read = async (type: string) => (await items[0]?.getType(type))?.text();
    Object.assign(window, { copiedText: await read("text/plain"), copiedHtml: await read("text/html") });
  };
};

/** The text that the page put into the clipboard last; waits for the first one. */
export const copiedIn = async (page: Page): Promise<string> => {
  await page.waitForFunction(() => "copiedText" in window);
  return page.evaluate(() => ("copiedText" in window ? String(window.copiedText) : ""));
};

/** The HTML that came with it, if any did. */
export const copiedHtmlIn = async (page: Page): Promise<string> => {
  await page.waitForFunction(() => "copiedText" in window);
  return page.evaluate(() => ("copiedHtml" in window ? String(window.copiedHtml) : ""));
};

export const seen = async (page: Page, text: string | RegExp): Promise<void> => {
  await page.getByText(text).first().waitFor();
};

/** No script error and no violation of the content security policy. */
export const expectQuiet = ({ errors }: Visit): void => expect(errors).toEqual([]);
