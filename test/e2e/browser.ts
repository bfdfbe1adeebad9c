import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect } from "vitest";

const installed = [
  "/usr/bin/google-chrome",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const quiet = [
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-gpu",
];

/**
 * CHROME_PATH, else an installed Chrome or Chromium, else the Chromium that came with npm; never with its own
 * arguments, which switch off the checks between origins.
 */
export const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await browserPath(), args: ["--no-sandbox", ...quiet] });

/** Unpacks the carried Chromium where it is needed; done once before the suites, which run side by side. */
export const browserPath = async (): Promise<string> =>
  process.env.CHROME_PATH ??
  installed.find((path) => existsSync(path)) ??
  (await import("@sparticuz/chromium")).default.executablePath();

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** What the page's console called an error, but for requests that a test expects to fail. */
  errors: string[];
}

/** A fresh browser profile with one page; clipboard allowed. */
export const visit = async (
  browser: Browser,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    permissions: ["clipboard-read", "clipboard-write"],
    ...options,
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("Failed to load resource"))
      errors.push(message.text());
  });
  return { page, context, errors };
};

export const seen = async (page: Page, text: string | RegExp): Promise<void> => {
  await page.getByText(text).first().waitFor();
};

/** No script error and no violation of the content security policy. */
export const expectQuiet = ({ errors }: Visit): void => expect(errors).toEqual([]);
