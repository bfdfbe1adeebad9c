import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { encodeEvent, end } from "#shared/chat/sse.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { arrive, ask, barriers, field, phone, streamed } from "../../browser/widget-browser.ts";
import { snippet } from "../../browser/widget-host.ts";
import { unanswerable } from "../../browser/widget-setup.ts";
import { openStage, type Stage } from "../../browser/widget-stage.ts";
import { fixture, upload } from "../../upload.ts";

type Surface = "widget" | "embed page" | "public page";
const surfaces: Surface[] = ["widget", "embed page", "public page"];

let stage: Stage;
let addresses: Record<Surface, string>;

beforeAll(async () => {
  stage = await openStage("nina");
  const { id } = await stage.widget();
  await upload(stage.owner, stage.chatbotId, {
    name: "library-handbook.pdf",
    type: "application/pdf",
    bytes: fixture("library-handbook.pdf"),
  });
  addresses = {
    widget: stage.host.page({ body: snippet(id) }),
    "embed page": `${inject("url")}/embed/${id}`,
    "public page": `${inject("url")}/public/${stage.slug}`,
  };
});
afterAll(() => stage.close());

const open = async (page: Page, surface: Surface) => {
  await page.goto(addresses[surface]);
  if (surface === "widget") await page.getByRole("button", { name: "Open chat" }).click();
  await field(page).waitFor();
};
const cited = async (page: Page, surface: Surface) => {
  await open(page, surface);
  await page.route("**/functions/v1/*-chat*", streamed(answer));
  await ask(page, "Which?");
  await mark(page, 2).waitFor();
};
const mark = (page: Page, number: number) =>
  page.getByRole("button", { name: `Source ${number}`, exact: true });

const source = (filename: string, content: string, titlePath: string[], place: string) => ({
  content,
  similarity: 0.5,
  source: filename,
  metadata: { filename, titlePath, place },
});
const answerSaying = (text: string) =>
  [
    encodeEvent({
      type: "sources",
      context: [
        source(
          "rules.pdf",
          "Books\nBooks may be kept for four weeks. Films for one.",
          ["Lending", "Books"],
          "Page 4",
        ),
        source("fees.xlsx", "A reminder costs 1.50 euros.", ["Fees"], "Sheet Fees"),
      ],
    }),
    encodeEvent({ type: "delta", text }),
    encodeEvent({ type: "done", outcome: "answered", tokenCount: 9, responseTime: 9 }),
    end,
  ].join("");
const answer = answerSaying("Books stay four weeks. [1] A reminder costs 1.50 euros.[2][7]");

it.each(surfaces)(
  "on the %s a refusal is calm and offers topics, and one of them is asked",
  async (surface) => {
    const visitor = await arrive(stage.browser);
    const { page } = visitor;
    await open(page, surface);
    await ask(page, unanswerable);
    const topic = page.getByRole("group", { name: "Ask about" }).getByRole("button").first();
    const words = await topic.textContent();
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(await barriers(page)).toEqual([]);
    await topic.focus();
    await page.keyboard.press("Enter");
    await page.locator(".question", { hasText: words ?? "" }).waitFor();
    expect(await page.locator(".question").allTextContents()).toEqual([unanswerable, words]);
    expect(await page.locator(".question ~ .question ~ .answer").count()).toBe(1);
    expect(await page.locator(".answer:has(+ .question) .topics").count()).toBe(0);
    expectQuiet(visitor);
  },
);

it.each(surfaces)("on the %s a follow-up is understood from the conversation", async (surface) => {
  const { page } = await arrive(stage.browser);
  await open(page, surface);
  await ask(page, "How long can I keep a book?");
  await mark(page, 1).first().waitFor();
  await ask(page, "and a film?");
  await page.locator(".answer", { hasText: "films and games for 7 days" }).last().waitFor();
});

it.each(surfaces)("on the %s every mark leads to its passage and Escape leads back", async (surface) => {
  const { page } = await arrive(stage.browser);
  await cited(page, surface);
  expect(await page.getByRole("button", { name: /^Source/ }).count()).toBe(2);
  for (const [number, quoted, head] of [
    [1, "Books may be kept for four weeks.", /rules\.pdf.*Page 4.*Lending › Books/],
    [2, "A reminder costs 1.50 euros.", /fees\.xlsx.*Sheet Fees.*Fees/],
  ] as const) {
    await mark(page, number).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("mark").allTextContents()).toEqual([quoted]);
    expect(await page.locator(".source").textContent()).toMatch(head);
    expect(await mark(page, number).getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("Escape");
    await page.locator("mark").waitFor({ state: "hidden" });
    await mark(page, number).and(page.locator(":focus")).waitFor();
  }
  await field(page).waitFor();
});

it.each(surfaces)("on the %s the first source is the lowest number that is cited", async (surface) => {
  const { page } = await arrive(stage.browser);
  await open(page, surface);
  await page.route("**/functions/v1/*-chat*", streamed(answerSaying("Pay 1.50 euros.[2] Books stay.[1]")));
  await ask(page, "Which?");
  await expect.poll(() => page.locator("summary .cite").allTextContents()).toEqual(["1"]);
});

it.each(surfaces)(
  "on the %s each mark shows the sentence for its own claim, and none closes another's",
  async (surface) => {
    const { page } = await arrive(stage.browser);
    await open(page, surface);
    const text = "Books stay four weeks.[1] A reminder costs 1.50 euros.[2] Films stay for one.[1]";
    await page.route("**/functions/v1/*-chat*", streamed(answerSaying(text)));
    await ask(page, "Which?");
    const quoted = () => page.locator("mark").allTextContents();
    for (const [chip, sentence] of [
      [mark(page, 1).first(), "Books may be kept for four weeks."],
      [mark(page, 1).last(), "Films for one."],
      [mark(page, 2), "A reminder costs 1.50 euros."],
      [mark(page, 1).last(), "Films for one."],
    ] as const) {
      await chip.click();
      await expect.poll(quoted).toEqual([sentence]);
      expect(await chip.getAttribute("aria-expanded")).toBe("true");
      expect(await page.locator("button[aria-expanded=true].cite").count()).toBe(1);
    }
    await mark(page, 1).last().click();
    await page.locator("mark").waitFor({ state: "hidden" });
  },
);

it("a passage is quoted unmarked where the code that marks it cannot be loaded", async () => {
  const { page } = await arrive(stage.browser);
  await page.route("**/widget/quotation-*", (route) => route.abort());
  await cited(page, "public page");
  await mark(page, 1).click();
  await page.locator("blockquote", { hasText: "Books may be kept for four weeks. Films for one." }).waitFor();
  expect(await page.locator("mark").count()).toBe(0);
});

it("a passage in Arabic is read from the right on a phone, and nothing leaves the screen", async () => {
  const { page } = await arrive(stage.browser, phone);
  const context = [source("دليل.pdf", "تعار الكتب لمدة أربعة أسابيع.", ["الإعارة"], "Page 4")];
  const events = [
    encodeEvent({ type: "sources", context }),
    encodeEvent({ type: "delta", text: "تعار الكتب لمدة أربعة أسابيع.[1]" }),
  ];
  await open(page, "public page");
  await page.route("**/functions/v1/*-chat*", streamed([...events, end].join("")));
  await ask(page, "كم؟");
  await mark(page, 1).tap();
  const direction = (element: Element) => getComputedStyle(element).direction;
  for (const part of [".text", ".source blockquote", ".path"])
    await expect.poll(() => page.locator(part).last().evaluate(direction)).toBe("rtl");
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
