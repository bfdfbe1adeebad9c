import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { ContextItem, Debug } from "#shared/chat/shapes.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { enter } from "#test/browser/owner.ts";
import { expectQuiet } from "#test/browser/visit.ts";
import { arrive, ask, field, openWidget } from "#test/browser/widget-browser.ts";
import { snippet } from "#test/browser/widget-host.ts";
import { openStage, type Stage } from "#test/browser/widget-stage.ts";
import { reportIfRed } from "#test/it-drawn.ts";
import { isFull, seedOfRun, seedsOf } from "#test/seed.ts";
import { type Answers, openAnswers, pieces } from "./answers.ts";
import { strangers, watch } from "./canary.ts";
import { clobbered } from "./markup.ts";
import { payloads, portions } from "./payloads.ts";

let stage: Stage;
let answers: Answers;

beforeAll(async () => {
  [stage, answers] = await Promise.all([
    openStage("vic"),
    openAnswers(/\/functions\/v1\/(rag-chat|widget-chat|public-rag-chat-stream)$/),
  ]);
});
afterAll(async () => {
  await stage.close();
  answers.close();
});

const places: Record<string, (page: Page) => Promise<unknown>> = {
  "the public page": (page) => page.goto(`${inject("url")}/public/${stage.slug}`),
  "the widget": async (page) =>
    openWidget(page, stage.host.page({ body: snippet((await stage.widget()).id) })),
  "the embed page": async (page) => page.goto(`${inject("url")}/embed/${(await stage.widget()).id}`),
  "chat testing with its debug view": async (page) => {
    await enter(page, "vic", "/app/chat");
    await page.getByRole("button", { name: "Debug" }).click();
    await page.getByText(/^Session \w{8}$/).waitFor();
  },
};

it("there are some thousands of different texts", () => {
  expect(payloads.length).toBeGreaterThan(2900);
});

const parts = portions(6);

/** One of six parts in each place, another one in the next. */
const drawnFor = (place: string): string[][] => {
  const drawn = seedsOf("injected answers").map((seed) => (seed + Object.keys(places).indexOf(place)) % 6);
  return isFull() ? parts : parts.filter((_, at) => drawn.includes(at));
};

it.each(Object.keys(places))("in %s no answer, source or question becomes more than text", async (place) => {
  reportIfRed("injected answers", seedOfRun());
  const visitor = await arrive(stage.browser);
  const { page } = visitor;
  const found = await watch(visitor.context);
  await places[place]?.(page);
  const own = await strangers(page, clobbered);
  for (const [at, texts] of drawnFor(place).entries()) {
    const [answer = [], sources = []] = portions(2, texts);
    await answers.give(page, eventsOf(answer, sources));
    await ask(page, texts.join(" ").slice(at * 3900, (at + 1) * 3900));
    await answered(page, at + 1);
    await everythingOpened(page);
    const explained = await page.getByText("How this answer came about").count();
    expect(explained).toBe(place.endsWith("debug view") ? at + 1 : 0);
    await expectShown(page, answer);
    expect(await strangers(page, clobbered)).toEqual(own);
  }
  await field(page).press("Escape");
  expect(found).toEqual([]);
  expectQuiet(visitor);
});

const eventsOf = (answer: string[], sources: string[]): ChatEvent[] => [
  { type: "sources", context: portions(3, sources).map(sourceOf) },
  ...pieces(`One. [1] Two. [2]\n\n${answer.map(held).join("\n\n")}\n\nThe end. [3]`, 7),
  { type: "debug", debug: debugOf(sources.slice(0, 100)) },
  { type: "done", outcome: "answered", topics: sources.slice(0, 4), tokenCount: 1, responseTime: 1 },
];

/** In a quotation of its own whatever would take in what comes after it. */
const held = (text: string): string =>
  /<!|<\?|```|<(script|style|pre|textarea)/i.test(text) ? text.replace(/^/gm, "> ") : text;

const sourceOf = (texts: string[], at: number): ContextItem => ({
  content: texts.join("\n"),
  similarity: 0.9 - at / 10,
  source: texts[0] ?? "",
  metadata: {
    filename: texts[1] ?? "",
    documentId: texts[2] ?? "",
    place: texts[3] ?? "",
    titlePath: texts.slice(4, 9),
    passage: 1,
  },
});

const debugOf = (texts: string[]): Debug => ({
  searched: texts.slice(0, 20).join(" "),
  outcome: "answered",
  answerability: 0.9,
  leastAnswerability: 0.5,
  retrieved: texts.map((text, at) => ({
    documentId: text,
    filename: text,
    titlePath: [text],
    place: text,
    passage: at + 1,
    similarity: 0.5,
    number: at + 1,
  })),
  sent: [{ role: "system", content: texts.join("\n") }],
  history: { keptMessages: 0, droppedMessages: 0, tokens: 0 },
  citations: { dropped: texts.map((text) => ({ mark: text, sentence: text })), unsupported: texts },
  model: { provider: texts[0] ?? "", name: texts[1] ?? "" },
  promptTokens: 1,
  completionTokens: 1,
  steps: texts.slice(0, 20).map((name) => ({ name, milliseconds: 1 })),
});

const answered = (page: Page, count: number) =>
  page.waitForFunction((expected) => {
    const root = document.querySelector("docent-widget, main > div")?.shadowRoot ?? document;
    const log = root.querySelector("[role=log]");
    const ends = [...(log?.querySelectorAll("p") ?? [])].filter(({ textContent }) =>
      /^The end\./.test(textContent),
    );
    return ends.length === expected && !log?.querySelector("[aria-busy=true]");
  }, count);

const everythingOpened = async (page: Page) => {
  for (const name of ["How this answer came about", "What was sent to the model"])
    for (const summary of await page.getByText(name).all()) await summary.dispatchEvent("click");
  for (const number of [1, 2, 3]) {
    const chip = page.locator(`[role=log] [aria-label="Source ${number}"]`);
    await chip.last().dispatchEvent("click");
    await page.locator("mark, details.source[open] blockquote:not(:empty)").last().waitFor();
  }
};

const expectShown = async (page: Page, texts: string[]) => {
  const log = spaceless((await page.getByRole("log").textContent()) ?? "");
  const plain = texts.filter(
    (text) => !text.includes("\0") && !/[\\`*_[\]|~&#]|^\s*[-+>]|^<[\w-]+:|:\/\/|\d\./.test(text),
  );
  expect(plain.length).toBeGreaterThan(50);
  expect(plain.filter((text) => !log.includes(spaceless(text)))).toEqual([]);
};

const spaceless = (text: string): string => text.replace(/\s+/g, "");
