import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { encodeEvent, end } from "#shared/chat/sse.ts";
import { linesBroken } from "../../browser/marks-on-lines.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { arrive, ask, barriers, field, streamed } from "../../browser/widget-browser.ts";
import { snippet } from "../../browser/widget-host.ts";
import { openStage, type Stage } from "../../browser/widget-stage.ts";

type Surface = "widget" | "embed page" | "public page";
const surfaces: Surface[] = ["widget", "embed page", "public page"];

let stage: Stage;
let addresses: Record<Surface, string>;

beforeAll(async () => {
  stage = await openStage("nina");
  const { id } = await stage.widget();
  addresses = {
    widget: stage.host.page({ body: snippet(id) }),
    "embed page": `${inject("url")}/embed/${id}`,
    "public page": `${inject("url")}/public/${stage.slug}`,
  };
});
afterAll(() => stage.close());

const passage = `Report

2006 | 2007
Gross Income; 2006: €3,105; 2007: €4,000
Costs; 2006: €1,200^1

All figures are in thousands.`;

const answered = async (page: Page, surface: Surface, text: string): Promise<void> => {
  const source = (name: string) => ({
    content: passage,
    similarity: 0.873,
    source: name,
    metadata: { filename: name },
  });
  const events = [
    encodeEvent({ type: "sources", context: [source("a.xlsx"), source("b.xlsx")] }),
    encodeEvent({ type: "delta", text }),
    encodeEvent({ type: "done", outcome: "answered", tokenCount: 9, responseTime: 9 }),
  ];
  await page.goto(addresses[surface]);
  if (surface === "widget") await page.getByRole("button", { name: "Open chat" }).click();
  await field(page).waitFor();
  await page.route("**/functions/v1/*-chat*", streamed([...events, end].join("")));
  await ask(page, "Which?");
  await page.locator(".answer details.source").waitFor();
};

const cells = (page: Page) =>
  page
    .getByRole("table")
    .first()
    .evaluate((table) =>
      [...table.querySelectorAll("tr")].map((row) => [...row.children].map((cell) => cell.textContent)),
    );

it.each(surfaces)("on the %s a table is one, with all cells and apart from each other", async (surface) => {
  const visitor = await arrive(stage.browser);
  const { page } = visitor;
  await answered(
    page,
    surface,
    "Here:\n| Year | Income |\n|---|\n| 2006 | €3,105 [1] |\n| a \\| b | 10^6 | more |\nSo it is.",
  );
  expect(await cells(page)).toEqual([
    ["Year", "Income", ""],
    ["2006", "€3,1051", ""],
    ["a | b", "10^6", "more"],
  ]);
  expect(await page.locator("th[scope=col]").count()).toBe(2);
  expect(
    await page.locator("td sup").evaluate((sup) => getComputedStyle(sup.firstElementChild!).fontSize),
  ).toBe("0px");
  const padding = await page
    .locator("td")
    .first()
    .evaluate((cell) => getComputedStyle(cell).paddingInlineStart);
  expect(Number.parseFloat(padding)).toBeGreaterThan(4);
  await page.getByText("So it is.").waitFor();
  expect(await barriers(page)).toEqual([]);
  expectQuiet(visitor);
});

it.each(surfaces)("on the %s a wide table scrolls in itself by the keyboard", async (surface) => {
  const { page } = await arrive(stage.browser);
  await page.setViewportSize({ width: 390, height: 844 });
  const line = (some: string[]) => `| ${some.join(" | ")} |`;
  const labels = ["Service", "January", "February", "March", "April", "May", "June", "July"];
  await answered(page, surface, [labels, labels.map(() => "---"), labels].map(line).join("\n"));
  const box = page.getByRole("group", { name: "Service, January" });
  await box.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await barriers(page)).toEqual([]);
});

it.each(surfaces)("on the %s no line begins with a mark or with what stands behind it", async (surface) => {
  const { page } = await arrive(stage.browser);
  const text =
    "The card costs five euros [1]. A copy costs **twenty cents [1][2]**, a map (see [2]) is free [2]. ";
  await answered(
    page,
    surface,
    `${text.repeat(3)}\n\n${"这张卡的价格是五欧元[1]。复印一页二十欧分[1][2]，免费[2]！".repeat(3)}`,
  );
  const answer = page.locator(".answer .text").last();
  for (let width = 400; width > 310; width -= 9) {
    await page.setViewportSize({ width, height: 800 });
    expect(await linesBroken(answer)).toEqual([]);
  }
  const gap = await answer.evaluate((element) => {
    const chip = element.querySelector(".cite")!;
    const range = document.createRange();
    range.setStart(chip.parentElement!.nextSibling!, 0);
    range.setEnd(chip.parentElement!.nextSibling!, 1);
    return range.getBoundingClientRect().left - chip.getBoundingClientRect().right;
  });
  expect(gap).toBeLessThan(1);
});

it.each(surfaces)("on the %s a table in a source is one, with the cited row marked", async (surface) => {
  const { page } = await arrive(stage.browser);
  await answered(page, surface, "The costs of 2006 were €1,200. [1]");
  await page.getByRole("button", { name: "Source 1", exact: true }).click();
  await page.locator("details mark").first().waitFor();
  expect(await cells(page)).toEqual([
    ["", "2006", "2007"],
    ["Gross Income", "€3,105", "€4,000"],
    ["Costs", "€1,200^1", ""],
  ]);
  expect(await page.locator("details mark").allTextContents()).toEqual(["Costs", "€1,200^1"]);
  expect(await page.locator(".source p:not(.path)").allTextContents()).toEqual([
    "Report",
    "All figures are in thousands.",
  ]);
  expect(await barriers(page)).toEqual([]);
});

it("the percentage of a source stands on the public page alone", async () => {
  const { page } = await arrive(stage.browser);
  for (const [surface, shown] of [
    ["widget", "1a.xlsx"],
    ["embed page", "1a.xlsx"],
    ["public page", "1a.xlsx87.3%"],
  ] as const) {
    await answered(page, surface, "It is so. [1]");
    expect(await page.locator("details.source summary").last().textContent()).toBe(shown);
  }
});
