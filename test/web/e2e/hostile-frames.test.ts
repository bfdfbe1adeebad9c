import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { Widget } from "#shared/widgets/shapes.ts";
import { embedCodes } from "#web/features/widgets/embed/embed-codes.ts";
import { enter } from "../../browser/owner.ts";
import { arrive, ask, field, openWidget } from "../../browser/widget-browser.ts";
import { snippet } from "../../browser/widget-host.ts";
import { fact, question } from "../../browser/widget-setup.ts";
import { openStage, type Stage } from "../../browser/widget-stage.ts";

let stage: Stage;
let widget: Widget;

beforeAll(async () => {
  stage = await openStage("ines");
  widget = await stage.widget();
});
afterAll(() => stage.close());

const direct = () => {
  const options = { theme: "light", position: "bottom-right", autoOpen: false } as const;
  return (
    embedCodes(widget, inject("url"), options).find(({ format }) => format === "Direct embed")?.code ?? ""
  );
};
const bySlug = () =>
  `<script src="${inject("url")}/widget-embed/${stage.slug}.js" data-auto-open="true"></script>`;
const productFrame = async (page: Page) => {
  const frame = page.frames().find((one) => one.url().startsWith(inject("url")));
  if (!frame) throw new Error("There is no frame of the product.");
  return frame;
};
const stored = (page: Page) => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));

it("the owner's signed-in session never goes along with a widget on another site", async () => {
  const { page, context } = await arrive(stage.browser);
  await enter(page, "ines");
  const tokens = await page.evaluate(() => Object.values(localStorage).filter(({ length }) => length > 100));
  expect(tokens.length).toBeGreaterThan(1);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/functions/v1/"))
      sent.push(JSON.stringify([request.url(), request.headers(), request.postData()]));
  });
  await openWidget(page, stage.host.page({ body: snippet(widget.id) }));
  await ask(page, question);
  await page.getByText(fact).first().waitFor();
  expect(sent.length).toBeGreaterThan(2);
  expect(sent.filter((request) => tokens.some((token) => request.includes(token)))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

it("a widget by script keeps its conversation with the page it is on, under a key of its own", async () => {
  const { page } = await arrive(stage.browser);
  await openWidget(page, stage.host.page({ body: snippet(widget.id) }));
  await ask(page, question);
  await page.waitForFunction((key) => localStorage.getItem(key)?.includes("1.50"), `docent:${widget.id}`);
  expect(await stored(page)).toEqual([`docent:${widget.id}`]);
  expect(
    Object.keys(
      JSON.parse((await page.evaluate((key) => localStorage.getItem(key), `docent:${widget.id}`)) ?? ""),
    ),
  ).toEqual(expect.arrayContaining(["messages", "pass", "updatedAt", "visitorInfo"]));
});

it.each([
  ["the widget in a frame", direct],
  ["the public chatbot by script", bySlug],
])("%s keeps everything to itself", async (_title, body) => {
  const { page } = await arrive(stage.browser);
  await page.goto(stage.host.page({ body: body() }));
  const chat = page.frameLocator("iframe");
  await ask(chat, question);
  await chat.getByText(fact).first().waitFor();
  expect(await stored(page)).toEqual([]);
  const seen = await page.evaluate(() => {
    const root = document.querySelector("docent-widget")?.shadowRoot ?? document;
    return root.querySelector("iframe")?.contentDocument;
  });
  expect(seen).toBeNull();
});

it.each([
  ["the widget in a frame", direct],
  ["the public chatbot by script", bySlug],
])("%s reaches nothing of the page around it", async (_title, body) => {
  const { page } = await arrive(stage.browser);
  page.on("dialog", (dialog) => dialog.accept());
  const url = stage.host.page({ body: body() });
  await page.goto(url);
  await field(page.frameLocator("iframe")).waitFor();
  const frame = await productFrame(page);
  const reached = await frame.evaluate(() => {
    const tried = (reach: () => unknown): string => {
      try {
        return String(reach());
      } catch (error) {
        return error instanceof DOMException ? error.name : "error";
      }
    };
    return [
      tried(() => parent.document.title),
      tried(() => parent.localStorage.length),
      tried(() => {
        if (top) top.location.href = "about:blank";
      }),
      tried(() => window.confirm("Sure?")),
    ];
  });
  expect(reached).toEqual(["SecurityError", "SecurityError", "SecurityError", "false"]);
  expect(page.url()).toBe(url);
});

it("the framed public page opens the product's start page in a window of its own", async () => {
  const { page, context } = await arrive(stage.browser);
  const url = stage.host.page({ body: bySlug() });
  await page.goto(url);
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    page.frameLocator("iframe").getByRole("link", { name: "Made with Docent" }).click(),
  ]);
  await opened.waitForURL(`${inject("url")}/`);
  expect(page.url()).toBe(url);
});

it("only the framed page closes the window it is shown in", async () => {
  const { page } = await arrive(stage.browser);
  await page.goto(stage.host.page({ body: `${bySlug()}<iframe id="other" srcdoc="<p>Other</p>"></iframe>` }));
  const dialog = page.getByRole("dialog");
  await field(dialog.frameLocator("iframe")).waitFor();
  await page.evaluate(() => window.postMessage("docent:close", "*"));
  await page
    .frameLocator("#other")
    .locator("p")
    .evaluate(() => parent.postMessage("docent:close", "*"));
  const heard = page.evaluate(
    () => new Promise((done) => addEventListener("message", ({ data }) => data === "last" && done(data))),
  );
  await page.evaluate(() => window.postMessage("last", "*"));
  await heard;
  expect(await dialog.isVisible()).toBe(true);
  await field(dialog.frameLocator("iframe")).press("Escape");
  await dialog.waitFor({ state: "hidden" });
});

it.each(["/", "/login", "/signup", "/app", "/app/rag-systems", "/no-such-page"])(
  "%s is not shown inside of another site",
  async (path) => {
    const { page } = await arrive(stage.browser);
    await page.goto(stage.host.page({ body: `<iframe src="${inject("url")}${path}"></iframe>` }), {
      waitUntil: "load",
    });
    expect(page.frames()[1]?.url()).toBe("chrome-error://chromewebdata/");
  },
);

const common = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src-attr": "'none'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "'none'",
};

it.each([
  ["/", { "frame-ancestors": "'none'" }],
  ["/app", { "frame-ancestors": "'none'" }],
  ["/public/desk", { "frame-ancestors": "*", "style-src": "'self'" }],
  ["/embed/wgt_1", { "frame-ancestors": "*", "style-src": "'self'" }],
])("the policy of %s lets no text become code, and tells who may frame it", async (path, own) => {
  const { headers } = await fetch(inject("url") + path);
  const parts = (headers.get("content-security-policy") ?? "").split("; ");
  const policy = Object.fromEntries(parts.map((part) => [part.split(" ", 1)[0], part.replace(/^\S+ /, "")]));
  expect(policy).toMatchObject({ ...common, ...own });
});
