import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Widget } from "#shared/widgets/shapes.ts";
import { expectQuiet } from "#test/browser/visit.ts";
import { arrive, openWidget } from "#test/browser/widget-browser.ts";
import { snippet } from "#test/browser/widget-host.ts";
import { openStage, type Stage } from "#test/browser/widget-stage.ts";
import { conditionOf } from "./condition.ts";

let stage: Stage;
let widget: Widget;

beforeAll(async () => {
  stage = await openStage("tom");
  widget = await stage.widget();
});
afterAll(() => stage.close());

const swap = () => document.body.replaceWith(document.createElement("body"));
const count = (page: Page) => page.locator("docent-widget").count();
const removals: Record<string, string> = {
  "by destroy()": "Docent.destroy()",
  "as an element": "document.querySelector('docent-widget').remove()",
  "from its parent":
    "const host = document.querySelector('docent-widget'); host.parentNode.removeChild(host)",
  "together with its script tag":
    "document.querySelector('docent-widget').remove(); document.querySelector('script[data-widget-id]').remove()",
  "by destroy() with other elements":
    "document.querySelector('main').remove(); Docent.destroy(); document.querySelector('p')?.remove()",
};

it.each(Object.keys(removals))("stays away from a page that removes it %s", async (kind) => {
  const visitor = await arrive(stage.browser);
  const { page } = visitor;
  await openWidget(page, stage.host.page({ body: `<p>Foot</p>${snippet(widget.id)}` }));
  await page.evaluate(removals[kind] ?? "");
  expect(await count(page)).toBe(0);
  await page.evaluate(swap);
  await page.evaluate("Docent.close()");
  await page.evaluate(swap);
  expect(await count(page)).toBe(0);
  expectQuiet(visitor);
});

it("a page that asks again after it has removed the widget gets another one", async () => {
  const { page } = await arrive(stage.browser);
  const url = stage.host.page({ body: snippet(widget.id) });
  await openWidget(page, url);
  await page.evaluate("Docent.destroy()");
  const src = await page.locator("script[data-widget-id]").getAttribute("src");
  await page.evaluate(
    ([src = "", widgetId = ""]) => {
      const script = Object.assign(document.createElement("script"), { src });
      script.dataset.widgetId = widgetId;
      document.body.append(script);
    },
    [src ?? "", widget.id],
  );
  await page.getByRole("button", { name: "Open chat" }).click();
  expect(await count(page)).toBe(1);
});

it("a page with another widget takes the place of the former page's", async () => {
  const other = await stage.widget({ branding: { title: "Second desk" } });
  const { page } = await arrive(stage.browser);
  await openWidget(page, stage.host.page({ body: snippet(widget.id) }));
  const src = await page.locator("script[data-widget-id]").getAttribute("src");
  await page.evaluate(
    ([src = "", widgetId = ""]) => {
      const body = document.createElement("body");
      const script = Object.assign(document.createElement("script"), { src });
      script.dataset.widgetId = widgetId;
      body.append(script);
      document.body.replaceWith(body);
    },
    [src ?? "", other.id],
  );
  await page.getByRole("button", { name: "Open chat" }).click();
  await page.getByRole("dialog", { name: "Second desk" }).waitFor();
  expect(await count(page)).toBe(1);
});

it("a script that takes the widget away with something else each time does not hang the page", async () => {
  const { page } = await arrive(stage.browser);
  const watching = `<script>new MutationObserver(() => {
    const host = document.querySelector("docent-widget");
    if (!host) return;
    host.parentNode.removeChild(host);
    document.body.prepend(document.createElement("i"));
  }).observe(document, { childList: true, subtree: true })</script>`;
  await page.goto(stage.host.page({ head: watching, body: snippet(widget.id) }));
  await page.waitForFunction(() => "Docent" in window);
  await expect.poll(() => count(page)).toBe(0);
});

it("a page that was saved with its launcher has one that works", async () => {
  const { page } = await arrive(stage.browser);
  const src = snippet(widget.id).match(/src="([^"]+)"/)?.[1] ?? "";
  const saved = `<docent-widget id="${src}${widget.id}"></docent-widget>`;
  await openWidget(page, stage.host.page({ body: saved + snippet(widget.id) }));
  expect(await conditionOf(page)).toMatchObject({ hosts: 1, isOnTop: true, isOpen: true });
});

it("a page that is written anew with its script has one launcher that works", async () => {
  const { page } = await arrive(stage.browser);
  await openWidget(page, stage.host.page({ body: snippet(widget.id) }));
  await page.evaluate((tag) => {
    document.open();
    document.write(`<!doctype html><title>Anew</title><p>Anew</p>${tag}`);
    document.close();
  }, snippet(widget.id));
  await page.getByRole("button", { name: "Open chat" }).click();
  await page.getByRole("dialog").waitFor();
  expect(await count(page)).toBe(1);
});
