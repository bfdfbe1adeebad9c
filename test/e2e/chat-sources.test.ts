import type { Locator } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { uploadText } from "../upload.ts";
import { expectQuiet } from "./browser.ts";
import { type Desk, go, openDesk } from "./owner.ts";

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
  await desk.page.getByText(/^Session ses_/).waitFor();
  await field.fill("What does a reminder cost?");
  await field.press("Enter");
  await desk.page.getByRole("button", { name: "Copy answer" }).waitFor();
});
beforeEach(async () => {
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

const close = async () => {
  await panel.getByRole("button", { name: "Close source" }).click();
  await panel.waitFor({ state: "detached" });
};
