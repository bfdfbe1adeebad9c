import { afterAll, beforeAll, expect, it } from "vitest";
import type { Document } from "#shared/documents/document.ts";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { copiedIn, expectQuiet } from "../../browser/visit.ts";
import { fixture, upload } from "../../upload.ts";

let desk: Desk;
let chatbotId: string;
let handbook: Document;
let fees: Document;

const store = (name: string, chatbot = chatbotId) =>
  upload(desk.owner, chatbot, { name, type: "", bytes: fixture(name) });

const open = ({ id }: { id: string }, search = "", chatbot = chatbotId) =>
  go(desk.page, `/app/documents/${chatbot}/${id}${search}`);

const selected = () => desk.page.getByRole("link", { name: /^Passage \d+/ }).and(current());
const current = () => desk.page.locator("[aria-current=true]");

beforeAll(async () => {
  desk = await openDesk("ann");
  chatbotId = (await desk.owner.chatbots.create({ name: "Desk", use_case: "support" })).id;
  handbook = await store("library-handbook.pdf");
  fees = await store("fees.xlsx");
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("a document's name leads to what Docent read of it: headings, tables and numbered passages", async () => {
  const { page } = desk;
  await go(page, `/app/documents?ragSystemId=${chatbotId}`);
  await page.getByRole("link", { name: "library-handbook.pdf" }).click();
  const reading = page.getByRole("region", { name: "What Docent read" });
  await reading.getByRole("heading", { name: "Reservations" }).waitFor();
  await reading.getByRole("columnheader", { name: "Price" }).waitFor();
  await reading.getByRole("cell", { name: "First reminder" }).waitFor();
  expect(await reading.getByRole("link", { name: /^Passage \d+/ }).count()).toBe(handbook.chunk_count);
});

it("the passage that the address names is brought into sight, marked and told", async () => {
  const { page } = desk;
  await open(handbook, `?passage=${handbook.chunk_count}`);
  await selected().waitFor();
  await page.getByRole("status").getByText(`, of ${handbook.chunk_count}`).waitFor({ state: "attached" });
  await page.waitForFunction(() => {
    const top = document.querySelector("[aria-current=true]")?.getBoundingClientRect().top ?? -1;
    return top > 0 && top < window.innerHeight;
  });
  expect(await selected().textContent()).toBe(String(handbook.chunk_count));
});

it("choosing a passage puts it into the address, and its link can be copied", async () => {
  const { page } = desk;
  await open(handbook);
  await page.getByText("An item that is on loan can be reserved.").click();
  await page.waitForURL(/\?passage=\d+$/);
  await page.getByRole("button", { name: "Copy link" }).click();
  await toasted(page, "Link to the passage copied");
  expect(await copiedIn(page)).toBe(page.url());
});

it("a passage is reached by its number, by steps and by its page, from the keyboard", async () => {
  const { page } = desk;
  await open(handbook);
  await page.getByLabel("Passage", { exact: true }).fill("3");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\?passage=3$/);
  await selected()
    .and(page.getByText("3", { exact: true }))
    .waitFor();
  await page.getByRole("button", { name: "Next passage" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\?passage=4$/);
  await page.getByLabel("Go to a page, slide or sheet").selectOption("Page 5");
  await page.waitForURL(/\?passage=10$/);
});

it("an address of a passage that is no more says so", async () => {
  await open(handbook, "?passage=999");
  await desk.page.getByText("The passage of this address is not in the document.").waitFor();
});

it("the original file is downloaded as it was uploaded", async () => {
  const { page } = desk;
  await open(handbook);
  const arrival = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download original" }).click();
  const download = await arrival;
  expect(download.suggestedFilename()).toBe("library-handbook.pdf");
  const bytes = Buffer.concat(await (await download.createReadStream()).toArray());
  expect(bytes.equals(fixture("library-handbook.pdf"))).toBe(true);
});

it("what was read only in part is said on the document's page, and in the list on demand", async () => {
  const { page } = desk;
  const warning = fees.warnings?.[0] ?? "none";
  await open(fees);
  await page.getByRole("list", { name: "Warnings" }).getByText(warning).waitFor();
  await go(page, `/app/documents?ragSystemId=${chatbotId}`);
  await page.getByRole("button", { name: "1 warning on fees.xlsx" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("list", { name: "Warnings" }).getByText(warning).waitFor();
});

it("how far a document is shows in the list and on its page", async () => {
  const { page } = desk;
  const progress = { done: 12, total: 40, unit: "page" };
  const asInProgress = (document: Document) => ({
    ...document,
    processing_status: "processing",
    processing_stage: "read",
    progress,
  });
  await page.route("**/api/**/documents?*", async (route) => {
    const response = await route.fetch();
    const { items } = await response.json();
    await route.fulfill({ response, json: { items: items.map(asInProgress) } });
  });
  await go(page, `/app/documents?ragSystemId=${chatbotId}`);
  const row = page.getByRole("row").filter({ hasText: "library-handbook.pdf" });
  await row.getByText("Read page 12 of 40").waitFor();
  await page.route(`**/api/**/documents/${handbook.id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: asInProgress(await response.json()) });
  });
  await open(handbook);
  const bar = page.getByRole("progressbar", { name: "Reading library-handbook.pdf" });
  expect(await bar.getAttribute("aria-valuenow")).toBe("30");
  await page.unrouteAll();
});

it("a failed document's page says why, and offers another try and another file", async () => {
  const { page } = desk;
  const scan = await store("scan.pdf");
  await open(scan);
  await page.getByText(scan.failure_reason ?? "none").waitFor();
  await page.getByRole("button", { name: "Retry scan.pdf" }).waitFor();
  await page.getByRole("button", { name: "Replace file scan.pdf" }).waitFor();
});

it("an address without a document says so and leads back", async () => {
  await open({ id: "doc_gone" });
  await desk.page.getByText("This document does not exist").waitFor();
  await desk.page.getByRole("link", { name: "Go to the documents" }).click();
  await desk.page.getByRole("link", { name: "fees.xlsx" }).waitFor();
});

it("a source of an answer leads to its passage in the document", async () => {
  const { page } = desk;
  await go(page, `/app/chat?ragSystemId=${chatbotId}`);
  await page.getByText(/^Session \w{8}$/).waitFor();
  await page.getByRole("textbox", { name: "Message" }).fill("How many reservations can a member have?");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Copy answer" }).waitFor();
  await page.getByRole("button", { name: "Source 1", exact: true }).first().click();
  await page.getByRole("link", { name: "Open in the document" }).click();
  await page.waitForURL(/\/app\/documents\/.+\?passage=\d+$/);
  expect(await selected().getAttribute("aria-label")).toContain("Reservations");
});

it("the page is accessible, with a passage selected and with tables", async () => {
  await open(handbook, "?passage=5");
  await selected().waitFor();
  await expectAccessible(desk.page);
  await open(fees);
  await desk.page.getByRole("columnheader", { name: "Price" }).waitFor();
  await expectAccessible(desk.page);
});

it("a document is deleted from its own page, which leads back to the list", async () => {
  const { page } = desk;
  const { id: chatbot } = await desk.owner.chatbots.create({ name: "Copy", use_case: "support" });
  const [stored] = await Promise.all(
    ["fees.xlsx", "library-handbook.pdf"].map((name) => store(name, chatbot)),
  );
  if (!stored) throw new Error("Nothing is stored.");
  await open(stored, "", chatbot);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete document" }).click();
  await page.waitForURL(`**/app/documents?ragSystemId=${chatbot}`);
  await page.getByRole("link", { name: "library-handbook.pdf" }).waitFor();
  expect(await page.getByRole("link", { name: "fees.xlsx" }).count()).toBe(0);
});
