import { existsSync } from "node:fs";

const installed = [
  "/usr/bin/google-chrome",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Never those that came with the Chromium of npm, which switch off the checks between origins. */
export const browserArguments = [
  "--no-sandbox",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-gpu",
];

/** CHROME_PATH, else an installed Chrome or Chromium, else the Chromium that came with npm. */
export const browserPath = async (): Promise<string> =>
  process.env.CHROME_PATH ??
  installed.find((path) => existsSync(path)) ??
  (await import("@sparticuz/chromium")).default.executablePath();
