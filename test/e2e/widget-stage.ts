import type { Browser } from "playwright-core";
import { launch } from "./browser.ts";
import { type Host, openHost } from "./widget-host.ts";
import { makeScene, type Scene } from "./widget-setup.ts";

/** Where visitors meet a widget: a browser, somebody else's site, and a scene whose widgets stand there. */
export interface Stage extends Scene {
  browser: Browser;
  host: Host;
  close: () => Promise<void>;
}

/** The stage of a whole test file. */
export const openStage = async (...scene: Parameters<typeof makeScene>): Promise<Stage> => {
  const [host, browser, made] = await Promise.all([openHost(), launch(), makeScene(...scene)]);
  const close = async () => {
    await browser.close();
    host.close();
  };
  return { ...made, host, browser, close };
};
