import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { encodeEvent, end } from "#shared/chat/sse.ts";
import { expectAccessible } from "../../browser/accessible.ts";
import { cells, selected } from "../../browser/drawn-text.ts";
import { linesBroken } from "../../browser/marks-on-lines.ts";
import { type Desk, go, openDesk } from "../../browser/owner.ts";
import { copiedHtmlIn, copiedIn, expectQuiet } from "../../browser/visit.ts";
import { uploadText } from "../../upload.ts";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk("ann");
  const { id } = await desk.owner.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(desk.owner, id, "rules.txt", "A reminder costs 1.50 euros.");
  await go(desk.page, `/app/rag-systems?test=${id}`);
  await desk.page.getByText(/^Session \w{8}$/).waitFor();
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

const income = `Report

2006 | 2007 | Change
Gross Income; 2006: €3,105; 2007: €4,000; Change: 10^3
Costs; 2006: €1,200^1; Change: less; much less
Staff; 2006: 12; 2007: 14

All figures are in thousands.`;

const answered = async (text: string, content = income): Promise<Locator> => {
  const { page } = desk;
  const source = (name: string) => ({
    content,
    similarity: 0.873,
    source: name,
    metadata: { filename: name },
  });
  const events = [
    encodeEvent({ type: "sources", context: [source("a.xlsx"), source("b.xlsx")] }),
    encodeEvent({ type: "delta", text }),
    encodeEvent({ type: "done", outcome: "answered", tokenCount: 9, responseTime: 9 }),
  ];
  await page.route("**/functions/v1/rag-chat", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: [...events, end].join("") }),
  );
  const articles = page.getByRole("log").getByRole("article");
  const before = await articles.count();
  const field = page.getByRole("textbox", { name: "Message" });
  await field.fill("What is it?");
  await field.press("Enter");
  const article = articles.nth(before);
  await article.getByRole("button", { name: "Copy answer" }).waitFor();
  return article;
};

it.each([
  ["usual", "Here:\n\n| Year | Income |\n|---|---:|\n| 2006 | €3,105 |"],
  [
    "right below a sentence and above one",
    "Here:\n| Year | Income |\n|---|---|\n| 2006 | €3,105 |\nThat is all.",
  ],
  ["without bars at the ends", "Year | Income\n--- | ---\n2006 | €3,105"],
  ["with too few cells below the labels", "| Year | Income |\n|---|\n| 2006 | €3,105 |"],
  ["without a line below the labels", "| Year | Income |\n| 2006 | €3,105 |"],
  ["with blank lines", "| Year | Income |\n\n|---|---|\n\n| 2006 | €3,105 |"],
  ["in a quotation", "> | Year | Income |\n> |---|---|\n> | 2006 | €3,105 |"],
])("a table %s has a row of labels and cells apart", async (_, text) => {
  const table = (await answered(text)).getByRole("table");
  expect(await cells(table)).toEqual([
    ["Year", "Income"],
    ["2006", "€3,105"],
  ]);
  expect(await table.locator("th").evaluateAll((all) => all.map((one) => one.getAttribute("scope")))).toEqual(
    ["col", "col"],
  );
  const [year, sum] = await table.locator("td").evaluateAll((all) =>
    all.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect();
    }),
  );
  expect(sum!.left - year!.right).toBeGreaterThan(10);
});

it("a ragged table keeps all its cells, with escaped bars, code and marks", async () => {
  const article = await answered(
    "| A | B |\n|---|---|\n| 1 |\n| a \\| b | `x|y` | more [1] |\n| **c** [2]. | 10^6 | |",
  );
  expect(await cells(article.getByRole("table"))).toEqual([
    ["A", "B", ""],
    ["1", "", ""],
    ["a | b", "x|y", "more1"],
    ["c2.", "10^6", ""],
  ]);
  expect(await article.getByRole("button", { name: /^Source \d$/ }).count()).toBe(2);
  await expectAccessible(desk.page);
});

it("a table that is too wide for a phone scrolls in itself by the keyboard, a narrow one takes no focus", async () => {
  const { page } = desk;
  await page.setViewportSize({ width: 390, height: 844 });
  const labels = ["Service", "January", "February", "March", "April", "May", "June", "July", "August"];
  const line = (some: string[]) => `| ${some.join(" | ")} |`;
  const wide = [line(labels), line(labels.map(() => "---")), line(labels.map((label) => `${label} price`))];
  const article = await answered(`${wide.join("\n")}\n\n| A | B |\n|---|---|\n| 1 | 2 |`);
  const box = article.getByRole("group", { name: "Service, January, February" });
  await box.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await article.locator("[data-table][tabindex]").count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
});

const expectNoLineBroken = async (article: Locator): Promise<void> => {
  for (let width = 400; width > 300; width -= 9) {
    await desk.page.setViewportSize({ width, height: 900 });
    expect(await linesBroken(article)).toEqual([]);
  }
  await desk.page.setViewportSize({ width: 1280, height: 900 });
};

const sentences = [
  "The card costs five euros [1]. A copy costs twenty cents [1][2], a map is **free of charge [2]**. ",
  "Bring it (at the desk [1]) or send it [2] , please [1] . ",
];

it("no gap stands between a mark and the punctuation behind it, and no line begins with either", async () => {
  const article = await answered(sentences.join("").repeat(3));
  const text = article.locator("[data-glued]");
  expect((await text.allTextContents()).filter((one) => /\s/.test(one))).toEqual([]);
  await expectNoLineBroken(article);
});

it.each([
  ["Chinese", "这张卡的价格是五欧元[1]。复印一页二十欧分[1][2]，地图免费[2]；请带来[1]！".repeat(4), 0],
  ["Arabic", "البطاقة تكلف خمسة يورو [1]، والنسخة عشرون سنتا [2]؛ هل تريد ذلك [1]؟ نعم [2]. ".repeat(3), 0],
  [
    "French",
    "La carte coûte cinq euros [1] ; la copie vingt centimes [2]\u202f: c’est tout [1]\u00a0! Bien [2]. ".repeat(
      3,
    ),
    9,
  ],
])("in %s marks stay on the line of their word and of what follows", async (_, text, spaced) => {
  const article = await answered(text);
  const signs = await article.locator("[data-glued]").allTextContents();
  expect(signs.filter((one) => /[\u00a0\u202f][;:!?]$/.test(one))).toHaveLength(spaced);
  await expectNoLineBroken(article);
});

it("raised figures are drawn raised, read and copied with their caret, and code keeps it", async () => {
  const article = await answered(
    "It costs 49^1 EUR, 25 €^2) (see 30^1) for 10^6 or 10^-3 pages^3.\n\n`x^2` and [^1]\n\n| Price^1 | 2^(n+1) |\n|---|---|\n| 49^1,2 | 5 |",
  );
  const raised = await article
    .locator("sup")
    .evaluateAll((all) => all.map((one) => one.lastChild?.textContent));
  expect(raised).toEqual(["1", "2)", "1", "6", "-3", "3", "1", "(n+1)", "1,2"]);
  const paragraph = article.locator("p", { hasText: "It costs" });
  expect(await selected(paragraph)).toBe("It costs 49^1 EUR, 25 €^2) (see 30^1) for 10^6 or 10^-3 pages^3.");
  expect(await paragraph.ariaSnapshot()).toContain("superscript: ^6");
  expect(await article.locator("code").textContent()).toBe("x^2");
  const caret = await article.locator("[data-caret]").first().boundingBox();
  expect(caret?.width).toBe(0);
  await article.getByRole("button", { name: "Copy answer" }).click();
  await expect.poll(() => copiedIn(desk.page)).toContain("It costs 49^1 EUR");
  expect(await copiedHtmlIn(desk.page)).toContain("It costs 49<sup>1</sup> EUR");
});

it("a table in a source is drawn as one, with the cited row marked and prose around it", async () => {
  const { page } = desk;
  const article = await answered("The costs of 2006 were €1,200, much less. [1]");
  await article.getByRole("button", { name: "Source 1", exact: true }).click();
  const panel = page.getByRole("complementary", { name: "Source", exact: true });
  const table = panel.getByRole("table");
  expect(await cells(table)).toEqual([
    ["", "2006", "2007", "Change"],
    ["Gross Income", "€3,105", "€4,000", "10^3"],
    ["1Costs", "€1,200^1", "", "less; much less"],
    ["Staff", "12", "14", ""],
  ]);
  expect(await panel.locator("mark").allTextContents()).toEqual(["Costs", "€1,200^1", "less; much less"]);
  expect(await table.getByRole("rowheader").allTextContents()).toEqual(["Gross Income", "1Costs", "Staff"]);
  expect(await panel.locator("article p").allTextContents()).toEqual([
    "Report",
    "All figures are in thousands.",
  ]);
  await panel.getByText("87.3% chance that it answers · likely").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
});
