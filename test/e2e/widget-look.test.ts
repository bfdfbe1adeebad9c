import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { Widget } from "../../shared/contract/widgets.ts";
import { expectQuiet, seen } from "./browser.ts";
import { arrive, launchStrict, openWidget } from "./widget-browser.ts";
import { type Host, openHost, snippet } from "./widget-host.ts";
import { makeScene, type Scene } from "./widget-scene.ts";

const logo = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

let browser: Browser;
let host: Host;
let scene: Scene;

beforeAll(async () => {
  host = await openHost();
  browser = await launchStrict();
  scene = await makeScene("oda");
});
afterAll(async () => {
  await browser.close();
  host.close();
});

const show = async (page: Page, widget: Widget) => {
  await openWidget(page, host.page({ body: snippet(widget.id) }));
  return page.getByRole("dialog");
};
const styleOf = (part: Locator, name: string) =>
  part.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

it("[WIDGET-016] [WIDGET-017] [WIDGET-019] [WBUILD-025] [WBUILD-026] [WBUILD-032] [WBUILD-033] a new widget greets, invites and signs with the standard words", async () => {
  const { page } = await arrive(browser);
  const panel = await show(page, await scene.widget());
  await panel.getByPlaceholder("Type your message...", { exact: true }).waitFor();
  expect(await panel.locator(".log").textContent()).toBe("Hello! How can I help you today?");
  expect(await panel.locator("header").textContent()).toBe("AI AssistantPowered by Docent");
  expect(await panel.locator("footer").textContent()).toBe("Powered by Docentv1.0.2");
});
