import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { PublicChatbot } from "#shared/visitors/routes.ts";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { lookOf } from "#shared/widgets/look.ts";
import type { PublicWidget } from "#shared/widgets/shapes.ts";
import { expectQuiet, launch } from "#test/browser/visit.ts";
import { arrive } from "#test/browser/widget-browser.ts";
import { type Host, openHost, snippet } from "#test/browser/widget-host.ts";
import { strangers, watch } from "./canary.ts";
import { clobbered, shapes } from "./markup.ts";
import { payloads, portions } from "./payloads.ts";

let browser: Browser;
let host: Host;

beforeAll(async () => {
  [host, browser] = await Promise.all([openHost(), launch()]);
});
afterAll(async () => {
  await browser.close();
  host.close();
});

const all = payloads.join(" ");
const headers = { "access-control-allow-origin": "*" };
const answered = (page: Page, path: string, json: object) =>
  page.route(path, (route) => route.fulfill({ json, headers }));

it("no title, description or colour of a public page becomes more than text", async () => {
  const visitor = await arrive(browser);
  const { page } = visitor;
  const found = await watch(visitor.context);
  const chatbot: PublicChatbot = {
    id: "bot_1",
    user_id: "usr_1",
    keeps_conversations: false,
    name: all,
    description: all,
    public_title: null,
    public_description: null,
  };
  await answered(page, "**/public-chatbots/*", chatbot);
  await page.goto(`${inject("url")}/public/desk`);
  expect(await page.locator("h1").textContent()).toBe(all);
  expect(await page.locator(".about p").textContent()).toBe(all);
  const names = ["backgroundColor", "textColor", "headerColor", "primaryColor", "hideHeader", "theme"];
  for (const texts of portions(12, shapes)) {
    const query = new URLSearchParams(names.map((name, at) => [name, texts[at] ?? ""]));
    const title = texts.join(" ").slice(0, 4000).trim();
    query.set("customTitle", title);
    await page.goto(`${inject("url")}/public/${encodeURIComponent(texts[0] ?? "")}?${query}`);
    expect(await page.locator("h1").textContent()).toBe(title);
    expect(await page.locator("html").getAttribute("style")).toBeNull();
    expect(await strangers(page, clobbered)).toEqual([]);
  }
  expect(found).toEqual([]);
  expectQuiet(visitor);
});

it("no words or look of a widget, and nothing stored, becomes more than text", async () => {
  const visitor = await arrive(browser);
  const { page } = visitor;
  const found = await watch(visitor.context);
  await visitor.context.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key, value);
    },
    ["docent:wgt_1", JSON.stringify({ messages: portions(30).flatMap(messagesOf) })] as const,
  );
  await answered(page, "**/functions/v1/widgets/*", widgetOf(shapes));
  for (const url of [
    host.page({ body: snippet("wgt_1", { "auto-open": "true" }) }),
    `${inject("url")}/embed/wgt_1`,
  ]) {
    await page.goto(url);
    await page.locator(".title").waitFor();
    expect(await page.locator(".title").textContent()).toBe(all);
    expect(await page.locator(".question").last().textContent()).toBe(portions(30).at(-1)?.join(" "));
    expect(
      (await strangers(page, clobbered)).filter((markup) => !/rel="icon"|\/widget\.js"/.test(markup)),
    ).toEqual([]);
  }
  expect(found).toEqual([]);
  expectQuiet(visitor);
});

const messagesOf = (texts: string[]) => {
  const text = texts.join(" ");
  const metadata = { filename: text, place: text, titlePath: texts };
  return [
    { role: "error", text, question: text },
    { role: "user", text },
    {
      role: "assistant",
      text: `${text} [1]`,
      sources: [{ content: text, source: text, similarity: 1, metadata }],
    },
  ];
};

/** More than the product lets an owner save. */
const widgetOf = ([first = "", second = "", third = "", ...rest]: string[]): PublicWidget => ({
  id: "wgt_1",
  rag_system_id: "bot_1",
  name: all,
  theme: { ...widgetDefaults.theme, fontFamily: first, borderRadius: second, textColor: third },
  config: {
    ...widgetDefaults.config,
    greeting: rest.join("\n\n"),
    placeholder: all,
    maxHeight: first,
    maxWidth: "url(https://canary.invalid/w)",
  },
  branding: { title: all, subtitle: all, logo: null, companyName: all, website: "" },
  behavior: { ...widgetDefaults.behavior, starterQuestions: [all] },
  look: {
    light: { ...lookOf(widgetDefaults.theme).light, ink: third },
    dark: lookOf(widgetDefaults.theme).dark,
  },
});
