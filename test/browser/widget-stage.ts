import type { Browser } from "playwright-core";
import type { Widget } from "#shared/widgets/shapes.ts";
import { launch } from "./visit.ts";
import { type Host, openHost, snippet } from "./widget-host.ts";
import { makeScene, type Scene } from "./widget-setup.ts";

/** Where visitors meet a widget: a browser, somebody else's site, and a scene whose widgets stand there. */
export interface Stage extends Scene {
  browser: Browser;
  host: Host;
  /** The address of a page that embeds the widget below its body. */
  pageOf: (widget: Widget, body?: string) => string;
  close: () => Promise<void>;
}

const asked: Widget["config"]["userInfoFields"] = ["name", "email"];

/** The configuration of a widget that asks visitors for name and address. */
export const asking = { collectUserInfo: true, userInfoFields: asked };

/** The stage of a whole test file. */
export const openStage = async (...scene: Parameters<typeof makeScene>): Promise<Stage> => {
  const [host, browser, made] = await Promise.all([openHost(), launch(), makeScene(...scene)]);
  const close = async () => {
    await browser.close();
    host.close();
  };
  const pageOf = (widget: Widget, body = "") => host.page({ body: `${body}${snippet(widget.id)}` });
  return { ...made, host, browser, pageOf, close };
};
