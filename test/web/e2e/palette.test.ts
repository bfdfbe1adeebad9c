import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { uploadText } from "../../upload.ts";

let desk: Desk;
let guide: { rag_system_id: string; id: string };

beforeAll(async () => {
  desk = await openDesk("ann");
  const { id } = await desk.owner.chatbots.create({ name: "Rental desk", use_case: "support" });
  guide = await uploadText(desk.owner, id, "ebike-battery.txt", "The battery lasts eight hours.");
  await go(desk.page, "/app/rag-systems");
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

const palette = () => desk.page.getByRole("dialog", { name: "Search or jump to" });
const options = () => palette().getByRole("option");
const chosen = () => palette().getByRole("option", { selected: true });

it("what is typed while the palette loads goes into its field", async () => {
  const { page } = desk;
  await page.getByRole("article").first().waitFor();
  const isAsked = Promise.withResolvers<void>();
  const isLoaded = Promise.withResolvers<void>();
  await page.route("**/palette-*.js", async (route) => {
    isAsked.resolve();
    await isLoaded.promise;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  await isAsked.promise;
  await page.keyboard.type("widgx");
  await page.keyboard.press("Backspace");
  isLoaded.resolve();
  await expect.poll(() => chosen().textContent()).toBe("Widget Builder");
  expect(await palette().getByRole("combobox").inputValue()).toBe("widg");
  await page.keyboard.press("Escape");
  await palette().waitFor({ state: "detached" });
});

it("the keys open the palette, arrow keys choose a page in it, and Enter opens that page", async () => {
  const { page } = desk;
  await page.keyboard.press("Control+k");
  const field = palette().getByRole("combobox");
  await options().first().waitFor();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await chosen().textContent()).toBe("Dashboard");
  await expectAccessible(page);
  await page.keyboard.type("widg");
  await expect.poll(() => chosen().textContent()).toBe("Widget Builder");
  expect(await field.getAttribute("aria-activedescendant")).toBe(await chosen().getAttribute("id"));
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => chosen().textContent()).toContain("Ask Rental desk: “widg”");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/app/integration-tools");
  await palette().waitFor({ state: "detached" });
});

it("a document is found by a part of its name, with the chatbot that it belongs to", async () => {
  const { page } = desk;
  await page.getByRole("button", { name: "Search or jump to" }).click();
  await page.keyboard.type("BATT");
  const hit = palette().getByRole("option", { name: /ebike-battery\.txt/ });
  await hit.getByText("Rental desk").waitFor();
  await hit.click();
  await page.waitForURL(`**/app/documents/${guide.rag_system_id}/${guide.id}`);
});

it("Escape closes the palette and gives the focus back; nothing found says so", async () => {
  const { page } = desk;
  const button = page.getByRole("button", { name: "Search or jump to" });
  await button.click();
  await page.keyboard.type("x");
  await palette().getByText("No page, chatbot or document has “x” in its name.").waitFor();
  await page.keyboard.press("Escape");
  await palette().waitFor({ state: "detached" });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

it("a phone's top bar opens it, and the typed question is asked in the test chat", async () => {
  const { page } = desk;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("banner").getByRole("button", { name: "Search or jump to" }).click();
  await page.keyboard.type("How long does the battery last?");
  await palette()
    .getByRole("option", { name: /^Ask Rental desk/ })
    .click();
  await page.waitForURL("**/app/chat?*");
  await page
    .getByRole("log")
    .getByText(/eight hours/)
    .first()
    .waitFor();
});
