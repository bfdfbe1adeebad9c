import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { Widget } from "#shared/widgets/shapes.ts";
import { embedCodes } from "#web/features/widgets/embed/embed-codes.ts";
import { expectQuiet, seen } from "../../browser/visit.ts";
import { arrive, ask, barriers, field, openWidget } from "../../browser/widget-browser.ts";
import { snippet } from "../../browser/widget-host.ts";
import { fact, question } from "../../browser/widget-setup.ts";
import { openStage, type Stage } from "../../browser/widget-stage.ts";

let stage: Stage;
let widget: Widget;

beforeAll(async () => {
  stage = await openStage("pia");
  widget = await stage.widget();
});
afterAll(() => stage.close());

const hostile = `<style>
  * { all: unset !important; display: none !important; font-size: 60px !important; color: red !important }
  html, head, title, style, body, main, p { display: block !important }
  :root { --primary: red; --ground: red; --ink: red; --gap: 200px; direction: ltr }
  docent-widget { opacity: 0 !important; transform: scale(0) !important; width: 1px !important }
  div, button, section, textarea { visibility: hidden !important; position: static !important }
</style>`;

const drawn = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("docent-widget")?.shadowRoot;
    const parts = root?.querySelectorAll("*:not(script, style)") ?? [];
    return [...parts].map((part) => {
      const { color, backgroundColor, fontSize, visibility } = getComputedStyle(part);
      return [
        part.tagName,
        JSON.stringify(part.getBoundingClientRect()),
        color,
        backgroundColor,
        fontSize,
        visibility,
      ];
    });
  });

it("looks the same on a page whose styles are hostile", async () => {
  const { page } = await arrive(stage.browser, { reducedMotion: "reduce" });
  await openWidget(page, stage.host.page({ body: snippet(widget.id) }));
  const plain = await drawn(page);
  await openWidget(page, stage.host.page({ head: hostile, body: snippet(widget.id) }));
  expect(await drawn(page)).toEqual(plain);
  expect(plain.length).toBeGreaterThan(20);
});

it("works under a policy that allows its script and its calls and nothing else", async () => {
  const visitor = await arrive(stage.browser);
  const policy = `default-src 'none'; script-src ${inject("url")}; connect-src ${inject("url")} ${inject("url").replace("http", "ws")}; style-src 'none'; img-src data:`;
  await openWidget(visitor.page, stage.host.page({ policy, body: snippet(widget.id) }));
  await ask(visitor.page, question);
  await visitor.page.getByRole("button", { name: "Source 1" }).click();
  await visitor.page.locator("mark", { hasText: fact }).waitFor();
  const ground = await visitor.page.getByRole("dialog").evaluate((panel) => getComputedStyle(panel).width);
  expect(ground).toBe("400px");
  expectQuiet(visitor);
});

it("two widgets on one page keep apart", async () => {
  const other = await stage.widget({ branding: { title: "Second desk" }, config: { greeting: "Second" } });
  const { page } = await arrive(stage.browser);
  await page.goto(
    stage.host.page({ body: snippet(widget.id) + snippet(other.id, { position: "bottom-left" }) }),
  );
  const [one, two] = [
    page.getByRole("dialog", { name: "AI Assistant" }),
    page.getByRole("dialog", { name: "Second desk" }),
  ];
  const closed = page.getByRole("button", { name: "Open chat" });
  await closed.nth(1).click();
  await page.getByRole("dialog").waitFor();
  await closed.click();
  await page.getByRole("dialog").nth(1).waitFor();
  await ask(two, question);
  await two.getByText(fact).first().waitFor();
  expect(await one.locator(".log").textContent()).toBe("Hello! How can I help you today?");
  await field(two).press("Escape");
  await two.waitFor({ state: "hidden" });
  expect(await one.isVisible()).toBe(true);
});

it("the same script run again leaves one widget", async () => {
  const { page } = await arrive(stage.browser);
  await page.goto(stage.host.page({ head: snippet(widget.id), body: snippet(widget.id) }), {
    waitUntil: "load",
  });
  await page.getByRole("button", { name: "Open chat" }).click();
  await field(page).waitFor();
  expect(await page.locator("docent-widget").count()).toBe(1);
});

it.each(["inactive", "deleted", "unknown"])("a widget that is %s says so, and goes away", async (fate) => {
  const gone = await stage.widget();
  if (fate === "inactive") await stage.owner.widgets.update({ id: gone.id, is_active: false });
  if (fate === "deleted") await stage.owner.widgets.remove({ id: gone.id });
  const visitor = await arrive(stage.browser);
  await visitor.page.goto(stage.host.page({ body: snippet(fate === "unknown" ? "wgt_none" : gone.id) }));
  await visitor.page.getByRole("button", { name: "Open chat" }).click();
  await seen(visitor.page, "This chat is not available.");
  expect(await barriers(visitor.page)).toEqual([]);
  await visitor.page.keyboard.press("Enter");
  await visitor.page.locator("docent-widget").waitFor({ state: "detached" });
  const open = snippet(fate === "unknown" ? "wgt_none" : gone.id, { "auto-open": "true" });
  await visitor.page.goto(stage.host.page({ body: open }));
  await visitor.page.locator("docent-widget").waitFor({ state: "detached" });
  expect(await visitor.page.getByText("This chat is not available.").count()).toBe(0);
  expectQuiet(visitor);
});

it("an open chat whose widget is switched off says that it is not available, without a retry", async () => {
  const one = await stage.widget();
  const { page } = await arrive(stage.browser);
  await openWidget(page, stage.host.page({ body: snippet(one.id) }));
  await stage.owner.widgets.update({ id: one.id, is_active: false });
  await ask(page, question);
  await seen(page, "This chat is not available.");
  expect(await page.getByRole("button", { name: "Retry" }).count()).toBe(0);
  await stage.owner.widgets.update({ id: one.id, is_active: true });
  await ask(page, question);
  await seen(page, fact);
});

it("[WBUILD-050] the codes for HTML, plain JavaScript and a frame work when pasted", async () => {
  const options = { theme: "light", position: "bottom-right", autoOpen: false } as const;
  const codes = new Map(embedCodes(widget, inject("url"), options).map(({ format, code }) => [format, code]));
  const { page } = await arrive(stage.browser);
  for (const body of [codes.get("HTML"), `<script>${codes.get("Plain JS")}</script>`]) {
    await openWidget(page, stage.host.page({ body: body ?? "" }));
    await ask(page, question);
    await seen(page, fact);
  }
  await page.goto(stage.host.page({ body: codes.get("Direct embed") ?? "" }));
  await field(page.frameLocator("iframe")).waitFor();
});

it("is opened, closed and taken away by the page", async () => {
  const { page } = await arrive(stage.browser);
  await page.goto(stage.host.page({ body: snippet(widget.id) }));
  await page.waitForFunction(() => "Docent" in window);
  await page.evaluate("Docent.toggle()");
  await field(page).waitFor();
  await page.evaluate("Docent.close()");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.evaluate("Docent.destroy()");
  expect(await page.locator("docent-widget").count()).toBe(0);
});
