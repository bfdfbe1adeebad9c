import { afterAll, beforeAll, expect, it } from "vitest";
import type { Widget } from "#shared/widgets/shapes.ts";
import { expectQuiet } from "#test/browser/visit.ts";
import { arrive, ask, field, openWidget } from "#test/browser/widget-browser.ts";
import { snippet } from "#test/browser/widget-host.ts";
import { question } from "#test/browser/widget-setup.ts";
import { openStage, type Stage } from "#test/browser/widget-stage.ts";
import { conditionOf } from "./condition.ts";

let stage: Stage;
let widget: Widget;

beforeAll(async () => {
  stage = await openStage("rosa");
  widget = await stage.widget();
});
afterAll(() => stage.close());

const styles: Record<string, string> = {
  "turns and shrinks its body": "body { transform: rotate(3deg) scale(.8) }",
  "moves its root": "html { transform: translateX(-200px); will-change: transform }",
  "draws its root through filters":
    "html, body { filter: grayscale(1); backdrop-filter: blur(2px); opacity: .9 }",
  "has a root with perspective, contained": "html, body { perspective: 400px; contain: layout paint }",
  "zooms its body": "body { zoom: 1.5 }",
  "hides its body until it has loaded": "body { display: none !important }",
  "makes its root transparent until it has loaded": "html { opacity: 0 !important; visibility: hidden }",
  "lets nothing scroll and nothing be clicked":
    "html, body { overflow: hidden; height: 100%; pointer-events: none; user-select: none }",
  "has a root font of 62.5 %": "html { font-size: 62.5% }",
  "has a grid as its root":
    "html { display: grid; grid-template-columns: 1fr 1fr; gap: 90px } html > * { margin: 50px; order: -1 }",
  "covers all with an overlay":
    "body::after { content: ''; position: fixed; inset: 0; z-index: 2147483647; background: #fffe }",
  "resets all": "*, *::before, *::after, ::backdrop { all: unset !important }",
  "darkens what lies behind every dialog and popover":
    "::backdrop { display: block !important; background: #000 !important; pointer-events: auto !important }",
  "styles popovers":
    "[popover], :popover-open { display: none !important; inset: auto !important; margin: 90px !important }",
  "writes upwards": "html { writing-mode: vertical-rl; text-orientation: upright }",
};

it.each(Object.keys(styles))("stands in its corner above a page that %s", async (kind) => {
  const visitor = await arrive(stage.browser);
  const { page } = visitor;
  const head = `<style>${styles[kind]}</style>`;
  await openWidget(page, stage.host.page({ head, body: snippet(widget.id) }));
  expect(await conditionOf(page)).toMatchObject({ hosts: 1, corner: [20, 20], isOnTop: true, isOpen: true });
  expect(await page.getByRole("dialog").boundingBox()).toEqual({ x: 860, y: 204, width: 400, height: 600 });
  await ask(page, question);
  await page.getByRole("button", { name: "Source 1" }).click();
  expectQuiet(visitor);
});

it("stands in the same corner of a page that is written from right to left", async () => {
  const { page } = await arrive(stage.browser);
  const turned = "<script>document.documentElement.dir = 'rtl'</script>";
  await openWidget(page, stage.host.page({ head: turned, body: snippet(widget.id) }));
  expect(await conditionOf(page)).toMatchObject({ corner: [20, 20], isOnTop: true });
  expect(await page.getByRole("dialog").boundingBox()).toMatchObject({ x: 860 });
});

it("a page that is zoomed as a whole shows the whole chat", async () => {
  const { page } = await arrive(stage.browser);
  await openWidget(
    page,
    stage.host.page({ head: "<style>html { zoom: 1.5 }</style>", body: snippet(widget.id) }),
  );
  const { x = -1, y = -1 } = (await page.getByRole("dialog").boundingBox()) ?? {};
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  await ask(page, question);
  await page.getByRole("button", { name: "Source 1" }).waitFor();
});

it("does not appear on paper", async () => {
  const { page } = await arrive(stage.browser);
  await openWidget(page, stage.host.page({ body: snippet(widget.id) }));
  await page.emulateMedia({ media: "print" });
  await field(page).waitFor({ state: "hidden" });
  await page.emulateMedia({ media: "screen" });
  await field(page).waitFor();
});
