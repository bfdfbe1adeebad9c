import type { BrowserCommand } from "vitest/node";

declare module "vitest/browser" {
  interface BrowserCommands {
    /** The colour scheme that the browser asks pages for. */
    look(colorScheme: "light" | "dark"): Promise<void>;
    /** A click at a place of the window, whatever is there. */
    clickAt(x: number, y: number): Promise<void>;
  }
}

const look: BrowserCommand<["light" | "dark"]> = ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme });

const clickAt: BrowserCommand<[number, number]> = ({ iframe }, x, y) =>
  iframe.locator("html").click({ position: { x, y }, force: true });

/** Commands of the browser that a page cannot give itself. */
export const commands = { look, clickAt };
