import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Widget } from "#shared/widgets/shapes.ts";
import { expectQuiet, seen } from "#test/browser/visit.ts";
import { arrive, field, openWidget } from "#test/browser/widget-browser.ts";
import { snippet } from "#test/browser/widget-host.ts";
import { fact, question } from "#test/browser/widget-setup.ts";
import { openStage, type Stage } from "#test/browser/widget-stage.ts";
import { conditionOf } from "./condition.ts";

let stage: Stage;
let widget: Widget;

beforeAll(async () => {
  stage = await openStage("vera");
  widget = await stage.widget();
});
afterAll(() => stage.close());

const usable = { hosts: 1, corner: [20, 20], isOnTop: true };
const dialog = `<dialog id="offer"><form method="dialog"><button>Agree</button></form></dialog>`;
const goesOn = async (page: Page) => {
  await field(page).press("Enter");
  await seen(page, fact);
};

it("a modal dialog lies over the open chat, which goes on afterwards", async () => {
  const visitor = await arrive(stage.browser);
  const { page } = visitor;
  await openWidget(page, stage.host.page({ body: dialog + snippet(widget.id) }));
  await field(page).fill(question);
  await page.evaluate("offer.showModal()");
  expect((await conditionOf(page)).isOnTop).toBe(false);
  await page.getByRole("button", { name: "Agree" }).click();
  expect(await conditionOf(page)).toMatchObject({ ...usable, isOpen: true, draft: question });
  await goesOn(page);
  expectQuiet(visitor);
});

it("a launcher that comes while a modal dialog is open waits below it, and works afterwards", async () => {
  const { page } = await arrive(stage.browser);
  const modal = "<script>offer.showModal()</script>";
  await page.goto(
    stage.host.page({
      head: "<style>html { filter: sepia(1) }</style>",
      body: dialog + modal + snippet(widget.id),
    }),
  );
  await page.locator("docent-widget").waitFor({ state: "attached" });
  expect((await conditionOf(page)).isOnTop).toBe(false);
  await page.getByRole("button", { name: "Agree" }).click();
  await page.getByRole("button", { name: "Open chat" }).click();
  await field(page).waitFor();
  expect(await conditionOf(page)).toMatchObject({ hosts: 1, isOnTop: true });
});

it("a window by a script that hides the rest of the page from readers and keys leaves the chat usable", async () => {
  const { page } = await arrive(stage.browser);
  await openWidget(page, stage.host.page({ body: `<div id="app"></div>${snippet(widget.id)}` }));
  await field(page).fill(question);
  await page.evaluate(() => {
    for (const one of document.body.children) {
      one.toggleAttribute("inert", true);
      one.setAttribute("aria-hidden", "true");
    }
    document.body.style.cssText = "overflow: hidden; pointer-events: none";
  });
  expect(await conditionOf(page)).toMatchObject(usable);
  await goesOn(page);
});

it("a popover of the page closes nothing, and a page in full screen keeps the launcher", async () => {
  const { page } = await arrive(stage.browser);
  const button = `<button onclick="document.documentElement.requestFullscreen()">Full screen</button>`;
  const popover = `<div id="hint" popover>A hint</div>`;
  await openWidget(page, stage.host.page({ body: button + popover + snippet(widget.id) }));
  await field(page).fill(question);
  await page.evaluate("hint.showPopover()");
  await page.getByRole("button", { name: "Full screen" }).click();
  await page.waitForFunction(() => document.fullscreenElement);
  expect(await conditionOf(page)).toMatchObject({ ...usable, isOpen: true, draft: question });
  await page.evaluate(() => document.exitFullscreen());
  await goesOn(page);
});
