import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { Widget } from "#shared/widgets/shapes.ts";
import { expectQuiet, seen } from "../../browser/visit.ts";
import { arrive, ask, field, openWidget } from "../../browser/widget-browser.ts";
import { snippet } from "../../browser/widget-host.ts";
import { fact, question } from "../../browser/widget-setup.ts";
import { openStage, type Stage } from "../../browser/widget-stage.ts";

let stage: Stage;
let widget: Widget;

beforeAll(async () => {
  stage = await openStage("quinn");
  widget = await stage.widget();
});
afterAll(() => stage.close());

const script = (code: string) => `<script>${code}</script>`;
const launcher = (page: Page) => page.getByRole("button", { name: "Open chat" });
const excuse = (page: Page) => page.getByRole("button", { name: "The chat could not be loaded. Try again." });
const answers = async (page: Page) => {
  await ask(page, question);
  await page.getByRole("button", { name: "Source 1" }).click();
  await page.locator("mark", { hasText: fact }).waitFor();
};

it("answers on a page that demands Trusted Types and allows no policy", async () => {
  const visitor = await arrive(stage.browser);
  const origin = inject("url");
  const policy = `default-src 'none'; img-src data:; script-src ${origin}; connect-src ${origin} ${origin.replace("http", "ws")}; require-trusted-types-for 'script'; trusted-types 'none'`;
  await openWidget(visitor.page, stage.host.page({ policy, body: snippet(widget.id) }));
  await answers(visitor.page);
  expectQuiet(visitor);
});

const tolerable: Record<string, string> = {
  "has functions on the prototype of all objects":
    "Object.prototype.extend = function () {}; Object.prototype['not a name'] = 1; Object.prototype.onclick = 'pwned()'; Object.prototype['--primary'] = 'red'",
  "has functions on the prototype of all lists":
    "Array.prototype.last = function () {}; Array.prototype[Symbol.for('x')] = 1",
  "has lost its custom elements":
    "customElements.define = customElements.get = () => { throw Error('mine') }",
  "hears no events of the window": "window.addEventListener = () => undefined",
  "has its own names on the document": "document.write('<img name=currentScript2><form name=cookie></form>')",
  "has set its domain": "try { document.domain = location.hostname } catch {}",
  "has replaced Promise": "window.Promise = class { then() { throw Error('mine') } }",
};

it.each(Object.keys(tolerable))("answers on a page that %s", async (page) => {
  const visitor = await arrive(stage.browser);
  await openWidget(
    visitor.page,
    stage.host.page({ head: script(tolerable[page] ?? ""), body: snippet(widget.id) }),
  );
  await answers(visitor.page);
  const attributes = await visitor.page
    .locator("docent-widget *")
    .evaluateAll((nodes) => nodes.flatMap((node) => node.getAttributeNames()));
  expect(attributes.filter((name) => /^on|extend|name$/.test(name))).toEqual([]);
  expectQuiet(visitor);
});

const refuse = (what: string) => `${what} = () => { throw Error("mine") }`;
const forbidding: Record<string, string> = {
  "lets no shadow tree be attached": refuse("Element.prototype.attachShadow"),
  "lets no element be made": refuse("document.createElement"),
  "has an element in the place of createElement": "document.write('<form name=createElement></form>')",
  "has no stylesheets to construct": "delete window.CSSStyleSheet",
  "lets no attribute be set": refuse("Element.prototype.setAttribute"),
  "lets nothing be appended": refuse("Element.prototype.append"),
};

it.each(Object.keys(forbidding))(
  "does without a chat, and without an error, on a page that %s",
  async (page) => {
    const visitor = await arrive(stage.browser);
    const said: string[] = [];
    visitor.page.on("console", (message) => said.push(message.text()));
    const body = script(forbidding[page] ?? "") + snippet(widget.id);
    await visitor.page.goto(stage.host.page({ body }), { waitUntil: "networkidle" });
    await seen(visitor.page, "Another site");
    expect(said).toEqual(["The chat could not be loaded."]);
    expectQuiet(visitor);
  },
);

const late: Record<string, string> = {
  "takes fetch away": refuse("window.fetch"),
  "answers with its own fetch":
    "window.fetch = () => Promise.resolve({ ok: true, status: 200, json: () => null })",
  "breaks JSON": `${refuse("JSON.parse")}; ${refuse("JSON.stringify")}; ${refuse("Response.prototype.json")}`,
  "puts traps on the prototype of all objects":
    "for (const name of ['headers', 'signal', 'adoptedStyleSheets', 'pass', 'cite', 'attributes']) Object.defineProperty(Object.prototype, name, { get() { throw Error('mine') }, set() { throw Error('mine') } })",
  "takes its listeners away": refuse("EventTarget.prototype.addEventListener"),
};

it.each(Object.keys(late))(
  "a page that %s after the launcher stands there is told no error",
  async (page) => {
    const visitor = await arrive(stage.browser);
    await visitor.page.goto(stage.host.page({ body: snippet(widget.id) }));
    await launcher(visitor.page).waitFor();
    await visitor.page.addScriptTag({ content: late[page] ?? "" });
    await launcher(visitor.page).click();
    await excuse(visitor.page).or(field(visitor.page)).waitFor();
    expectQuiet(visitor);
  },
);

it("a page that takes the widget away again and again is left alone", async () => {
  const visitor = await arrive(stage.browser);
  const watching =
    "new MutationObserver(() => document.querySelector('docent-widget')?.remove()).observe(document, { childList: true, subtree: true })";
  await visitor.page.goto(stage.host.page({ head: script(watching), body: snippet(widget.id) }));
  await visitor.page.waitForFunction(() => "Docent" in window);
  await visitor.page.evaluate("Docent.open(); Docent.toggle(); Docent.destroy()");
  await visitor.page.waitForFunction(() => !document.querySelector("docent-widget"));
  expectQuiet(visitor);
});

it("a page that is written anew while an answer comes is told no error", async () => {
  const visitor = await arrive(stage.browser);
  const { page } = visitor;
  await openWidget(page, stage.host.page({ body: snippet(widget.id) }));
  await page.route(/widget-chat$/, (route) => route.continue({ url: stage.host.slowAnswer, method: "GET" }));
  await ask(page, question);
  await seen(page, "The first words");
  await page.evaluate(() => {
    document.open();
    document.write("<p>Written anew</p>");
    document.close();
  });
  await seen(page, "Written anew");
  expectQuiet(visitor);
});
