import type { Locator } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { encodeEvent, end } from "#shared/chat/sse.ts";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { uploadText } from "../../upload.ts";

let desk: Desk;
let panel: Locator;
let chip: Locator;

beforeAll(async () => {
  desk = await openDesk("ann");
  const { id } = await desk.owner.chatbots.create({ name: "Desk", use_case: "support" });
  for (const branch of ["north", "south"])
    await uploadText(
      desk.owner,
      id,
      `${branch}.txt`,
      `The branch ${branch} is open.\n\nA reminder costs 1.50 euros.`,
    );
  await go(desk.page, `/app/rag-systems?test=${id}`);
  panel = desk.page.getByRole("complementary", { name: "Source", exact: true });
  chip = desk.page.getByRole("log").getByRole("button", { name: "Source 1", exact: true }).first();
  const field = desk.page.getByRole("textbox", { name: "Message" });
  await desk.page.getByText(/^Session \w{8}$/).waitFor();
  await field.fill("What does a reminder cost?");
  await field.press("Enter");
  await desk.page.getByRole("button", { name: "Copy answer" }).waitFor();
});
beforeEach(async ({ task }) => {
  if (task.suite) return;
  await chip.focus();
  await desk.page.keyboard.press("Enter");
  await panel.waitFor();
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("a citation opens the passage with the quoted sentence marked, and takes the focus", async () => {
  expect(await panel.locator("mark").first().textContent()).toContain("A reminder costs 1.50 euros");
  expect(await chip.getAttribute("aria-expanded")).toBe("true");
  await desk.page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Source");
  await close();
});

it("the arrow keys step through the sources and stop at both ends", async () => {
  const { page } = desk;
  const first = await panel.getByRole("heading").textContent();
  await page.keyboard.press("ArrowUp");
  expect(await panel.getByRole("heading").textContent()).toBe(first);
  await page.keyboard.press("ArrowDown");
  await panel
    .getByRole("heading")
    .filter({ hasNotText: first ?? "" })
    .waitFor();
  await page.keyboard.press("ArrowLeft");
  await panel
    .getByRole("heading")
    .filter({ hasText: first ?? "" })
    .waitFor();
  await close();
});

it("Escape closes the panel and gives the focus back to the citation", async () => {
  const { page } = desk;
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Source 1");
});

it("the same citation closes what it opened", async () => {
  await chip.click();
  await panel.waitFor({ state: "detached" });
});

it("on a phone the passage covers the chat and can be closed by touch", async () => {
  const { page } = desk;
  await page.setViewportSize({ width: 390, height: 844 });
  const box = await panel.boundingBox();
  expect(box?.width).toBeGreaterThan(380);
  await panel.getByRole("button", { name: "Close source" }).click();
  await panel.waitFor({ state: "detached" });
  await page.setViewportSize({ width: 1280, height: 900 });
});

describe("an answer that cites some of what was read, one source twice", () => {
  const context = [
    ["opening.txt", "The library opens at ten on Saturdays. On Sundays it is closed."],
    [
      "rules.txt",
      "Books may be kept for four weeks. Films may be kept for one week. Maps stay in the library.",
    ],
    ["map.txt", "The reading room is on the second floor."],
    ["fees.txt", "A reminder costs 1.50 euros. A lost card costs 5.00 euros."],
    ["news.txt", "A new branch opens in May."],
  ].map(([filename = "", content = ""], at) => ({
    content,
    similarity: 0.9 - at / 10,
    source: filename,
    metadata: { filename },
  }));
  const text =
    "A lost card costs 5.00 euros.[4] You may keep **books** for four weeks.[2] A film may be kept one week.[2]";
  let article: Locator;
  const chipAt = (at: number) => article.getByRole("button", { name: /^Source \d$/ }).nth(at);
  const quoted = () => panel.locator("article mark").allTextContents();

  beforeAll(async () => {
    const { page } = desk;
    const events = [
      encodeEvent({ type: "sources", context }),
      encodeEvent({ type: "delta", text }),
      encodeEvent({ type: "done", outcome: "answered", tokenCount: 9, responseTime: 9 }),
    ];
    await page.route("**/functions/v1/rag-chat", (route) =>
      route.fulfill({ contentType: "text/event-stream", body: [...events, end].join("") }),
    );
    const field = page.getByRole("textbox", { name: "Message" });
    await field.fill("What may I keep?");
    await field.press("Enter");
    article = page.getByRole("log").getByRole("article").nth(1);
    await article.getByRole("button", { name: "Copy answer" }).waitFor();
  });
  beforeEach(close);

  it("has below it the sources that it cites, in the order of their numbers", async () => {
    const buttons = await article.getByRole("button", { name: /\.txt/ }).allTextContents();
    expect(buttons).toEqual(["2rules.txt80.0% likely", "4fees.txt60.0% likely"]);
  });

  it("marks for each citation the sentence that supports its own claim, and the claim", async () => {
    for (const [at, sentence, claim] of [
      [1, "Books may be kept for four weeks.", ["You may keep ", "books", " for four ", "weeks."]],
      [2, "Films may be kept for one week.", ["A film may be kept one ", "week."]],
      [0, "A lost card costs 5.00 euros.", ["A lost card costs 5.00 ", "euros."]],
      [2, "Films may be kept for one week.", ["A film may be kept one ", "week."]],
    ] as const) {
      await chipAt(at).click();
      await expect.poll(quoted).toEqual([sentence]);
      expect(await article.locator("mark").allTextContents()).toEqual(claim);
      expect(await article.locator("button[aria-expanded=true]").count()).toBe(1);
    }
    await chipAt(2).click();
    await panel.waitFor({ state: "detached" });
  });

  it("marks all that a source is cited for when it is opened by its name", async () => {
    await article.getByRole("button", { name: /rules\.txt/ }).click();
    await expect
      .poll(quoted)
      .toEqual(["Books may be kept for four weeks.", "Films may be kept for one week."]);
  });

  it("lists in the panel what it cites, and below a line what was only read, which opens unmarked", async () => {
    await chipAt(0).click();
    const names = (list: string) =>
      panel.getByRole("list", { name: list, exact: true }).getByRole("button").allTextContents();
    expect(await names("Cited")).toEqual(["2rules.txt80.0%", "4fees.txt60.0%"]);
    expect(await names("Not cited")).toEqual(["1opening.txt90.0%", "3map.txt70.0%", "5news.txt50.0%"]);
    await panel.getByRole("button", { name: /opening\.txt/ }).click();
    await panel.getByRole("heading", { name: "opening.txt" }).waitFor();
    expect(await quoted()).toEqual([]);
    await panel.getByText("2 of 5 passages cited").waitFor();
    await expectAccessible(desk.page);
  });
});

const close = async () => {
  if ((await panel.count()) === 0) return;
  await panel.getByRole("button", { name: "Close source" }).click();
  await panel.waitFor({ state: "detached" });
};
