import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { pickChatbot } from "../../browser/pick-chatbot.ts";
import { copiedIn, expectQuiet } from "../../browser/visit.ts";
import { askPath, callWith, question } from "../../public-api/client.ts";
import { upload } from "../../upload.ts";

let desk: Desk;
let secret: string;
const problem = { status: 503, json: { code: "conflict", message: "The table is busy. Try again." } };

beforeAll(async () => {
  desk = await openDesk("ann");
  const { owner } = desk;
  for (const name of ["Workshop handbook", "Rental desk", "Shop help"]) {
    const { id } = await owner.chatbots.create({ name, use_case: "support" });
    if (name === "Shop help") {
      const bytes = "# Returns\n\nRefunds are paid within 14 days of the return.";
      await upload(owner, id, { name: "handbook.md", type: "text/markdown", bytes });
    }
  }
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

const button = (name: string) => desk.page.getByRole("button", { name, exact: true });
const tab = (name: string) => desk.page.getByRole("tab", { name, exact: true });
const dialog = () => desk.page.getByRole("dialog");
const closed = () => dialog().waitFor({ state: "detached" });
const keys = () => desk.page.getByRole("list", { name: "API keys" }).getByRole("listitem");
const failing = (path: string) => desk.page.route(path, (route) => route.fulfill(problem), { times: 1 });

it("[KEY-024] a key is created, and copied for a program", async () => {
  const { page } = desk;
  await go(page, "/app/api");
  await button("Create API key").first().click();
  await pickChatbot(dialog(), "Shop help");
  await page.getByLabel("Name", { exact: true }).fill("Website search");
  await page.getByLabel("Description").fill("The search of our site");
  await dialog().getByRole("button", { name: "Create API key" }).click();
  await dialog().getByRole("button", { name: "Copy" }).first().click();
  secret = await copiedIn(page);
  expect(secret).toMatch(/^dk_\w{38}$/);
  await button("I have copied it").click();
  await closed();
  expect(await page.content()).not.toContain(secret);
});

it("[KEY-004] [KEY-005] [KEY-007] [KEY-008] the list shows the use of a key, which a program asked with", async () => {
  const { page } = desk;
  const send = callWith(secret);
  for (let call = 0; call < 3; call++) expect((await send(askPath, { query: question })).status).toBe(200);
  await go(page, "/app/api");
  await expect.poll(() => keys().count()).toBe(1);
  const text = (await keys().first().textContent()) ?? "";
  expect(text).toContain("Website searchRead Only");
  expect(text).toContain(`${secret.slice(0, 9)}••••••••`);
  expect(text).not.toContain(secret.slice(0, 12));
  expect(text).toContain("3 of 1,000");
  expect(text).toContain("Active");
  expect(text).toMatch(/Last used \d/);
  expect(text).toContain("In all3 calls");
  expect(text).toContain("The search of our site");
  const bar = (name: string) => page.getByRole("progressbar", { name });
  expect(await bar("Daily quota").getAttribute("aria-valuetext")).toBe("3 of 1,000");
  expect(await bar("Requests per minute").getAttribute("aria-valuetext")).toMatch(/^\d of 60$/);
  expect(await bar("This month").getAttribute("aria-valuetext")).toBe("3, 0%");
  await page.getByRole("cell", { name: askPath }).waitFor();
  await expectAccessible(page);
});

it("[KEY-006] [KEY-025] [KEY-041] [KEY-042] [KEY-043] a disabled key is refused until it is enabled", async () => {
  const { page } = desk;
  const status = async () => (await callWith(secret)(askPath, { query: question })).status;
  await failing("**/api/api-keys/*");
  await button("Disable").click();
  await toasted(page, "Failed to update API key");
  await button("Disable").click();
  await toasted(page, "API key disabled");
  await keys().getByText("Inactive").waitFor();
  expect(await status()).toBe(401);
  await button("Enable").click();
  await toasted(page, "API key enabled");
  await keys().getByText("Active", { exact: true }).waitFor();
  expect(await status()).toBe(200);
});

it("[KEY-026] [KEY-028] [KEY-039] [KEY-040] a rotated key works on for as long as its owner chose", async () => {
  const { page } = desk;
  await button("Rotate").click();
  await page
    .getByText(
      "Are you sure you want to rotate this API key? This will create a new key with the same settings and revoke the current one. Any systems using the current key will need to be updated.",
    )
    .waitFor();
  await page.getByText("After 24 hours").click();
  await page.getByText(/^Both keys share the limits until/).waitFor();
  await failing("**/functions/v1/rotate_api_key");
  await button("Rotate key").click();
  await toasted(page, "Failed to rotate API key");
  await button("Rotate key").click();
  await toasted(page, "API key rotated successfully");
  await button("I have copied it").click();
  await closed();
  await page.getByText(/^The key before this one/).waitFor();
  expect((await callWith(secret)(askPath, { query: question })).status).toBe(200);
  await button("Revoke now").click();
  await page.getByText(/^The key before this one/).waitFor({ state: "detached" });
  expect((await callWith(secret)(askPath, { query: question })).status).toBe(401);
});

it("[KEY-001] [KEY-003] the integrations tab follows the key", async () => {
  const { page, owner } = desk;
  const { items } = await owner.chatbots.list({});
  const rental = items.find(({ name }) => name === "Rental desk")?.id ?? "";
  const { id } = await owner.apiKeys.create({ name: "Order desk", rag_system_id: rental });
  await owner.apiKeys.update({ id, is_active: false });
  await page.reload();
  await tab("API Integrations").click();
  expect(await page.getByRole("tab").allTextContents()).toEqual(["API Keys", "API Integrations", "Webhooks"]);
  const chosen = page.getByLabel("Integrations of the chatbot of");
  await page.getByRole("heading", { name: "No integrations yet" }).waitFor();
  expect(await chosen.locator("option:checked").textContent()).toMatch(/^Website search/);
  await chosen.selectOption(id);
  expect(await chosen.locator("option:checked").textContent()).toMatch(/Rental desk$/);
});
