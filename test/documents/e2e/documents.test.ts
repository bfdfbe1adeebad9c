import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Desk, enterAnew, go, openDesk, toasted } from "../../browser/owner.ts";
import { pickChatbot } from "../../browser/pick-chatbot.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { upload, uploadText } from "../../upload.ts";

let desk: Desk;
let alpha: string;
let zeta: string;

beforeAll(async () => {
  desk = await openDesk("ann");
  await go(desk.page, "/app/documents");
  await desk.page.getByText("No chatbot yet").waitFor();
});
beforeEach(async () => {
  await desk.page.unrouteAll({ behavior: "wait" });
  desk.owner = await enterAnew(desk.page);
  zeta = (await desk.owner.chatbots.create({ name: "Zeta", use_case: "hr" })).id;
  alpha = (await desk.owner.chatbots.create({ name: "Alpha", use_case: "hr" })).id;
  await go(desk.page, `/app/documents?ragSystemId=${alpha}`);
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("[DOC-001] [DOC-003] the page has a selector of the chatbots by name, a place for files and the list", async () => {
  const { page } = desk;
  await page.getByRole("region", { name: "Upload" }).getByText("Drop files here").waitFor();
  await page.getByRole("region", { name: "Uploaded documents" }).getByText("No documents yet").waitFor();
  await page.getByRole("combobox", { name: "Chatbot" }).click();
  await page.getByRole("option").nth(1).waitFor();
  expect(await page.getByRole("option").allTextContents()).toEqual(["Alpha", "Zeta"]);
});

it("[DOC-002] the address chooses the chatbot, and choosing changes the address", async () => {
  const { page } = desk;
  await go(page, `/app/documents?ragSystemId=${zeta}`);
  await expect.poll(() => page.getByRole("combobox", { name: "Chatbot" }).inputValue()).toBe("Zeta");
  await pickChatbot(page, "Alpha");
  await page.waitForURL(`**/app/documents?ragSystemId=${alpha}`);
});

it("[DOC-008] [DOC-009] [DOC-010] the list shows name, size, chunks where there are any, and status, newest first", async () => {
  const { page, owner } = desk;
  await uploadBoth();
  const waiting = { content_type: "text/plain", file_size: 2048 };
  for (const filename of ["read.txt", "waiting.txt"])
    await owner.documents.create({ chatbotId: alpha, filename, ...waiting });
  await page.route("**/api/chatbots/*/documents?*", async (route) => {
    const { items } = await (await route.fetch()).json();
    const read = (one: { filename: string }) =>
      one.filename === "read.txt" ? { ...one, processing_status: "processing" } : one;
    await route.fulfill({ json: { items: items.map(read) } });
  });
  await page.reload();
  const rows = page.getByRole("table").getByRole("row");
  await rows.nth(4).waitFor();
  const cells = async (name: string) =>
    (await rows.filter({ hasText: name }).first().getByRole("cell").allTextContents()).slice(0, 4);
  expect(await cells("rules.txt")).toEqual(["rules.txt", "1 KB", "1 chunk", "Completed"]);
  expect(await cells("broken.pdf")).toEqual(["broken.pdf", "1 KB", "", "Failed"]);
  expect(await cells("waiting.txt")).toEqual(["waiting.txt", "2 KB", "", "Pending"]);
  expect(await cells("read.txt")).toEqual(["read.txt", "2 KB", "", "ProcessingReading"]);
  const names = await rows
    .getByRole("cell")
    .filter({ hasText: /\.(txt|pdf)$/ })
    .allTextContents();
  expect(names).toEqual(["waiting.txt", "read.txt", "broken.pdf", "rules.txt"]);
});

it("a failed document says why and can be tried again", async () => {
  const { page } = desk;
  await uploadBoth();
  const again = page.waitForRequest("**/functions/v1/process-document");
  await page.getByRole("button", { name: "Retry broken.pdf" }).click();
  expect((await again).method()).toBe("POST");
  await page.getByRole("row").filter({ hasText: "broken.pdf" }).getByText("Failed").waitFor();
});

it("a document goes only after a confirmation", async () => {
  const { page, owner } = desk;
  await uploadBoth();
  await chooseDelete();
  const dialog = page.getByRole("alertdialog", { name: "Delete document?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "rules.txt", exact: true }).waitFor();
  await chooseDelete();
  await dialog.getByRole("button", { name: "Delete document" }).click();
  await toasted(page, "Document deleted");
  await page.getByRole("link", { name: "rules.txt", exact: true }).waitFor({ state: "detached" });
  expect((await owner.documents.list({ chatbotId: alpha })).items.map(({ filename }) => filename)).toEqual([
    "broken.pdf",
  ]);
});

it("more than ten documents are searched and sorted; several are deleted at once, and what fails is named", async () => {
  const { page, owner } = desk;
  const name = (number: number) => `terms-${String(number).padStart(2, "0")}.txt`;
  for (let number = 1; number <= 11; number++)
    await owner.documents.create({
      chatbotId: zeta,
      filename: name(number),
      content_type: "text/plain",
      file_size: 99 - number,
    });
  await go(page, `/app/documents?ragSystemId=${zeta}`);
  const names = () => page.getByRole("table").getByRole("link").allTextContents();
  await page.getByLabel("Search documents").fill("TERMS 1");
  await expect.poll(names).toEqual([name(11), name(10), name(1)]);
  await page.getByLabel("Search documents").fill("");
  await page.getByLabel("Sort by").selectOption("Largest first");
  await expect.poll(async () => (await names())[0]).toBe(name(1));
  for (const number of [1, 2, 3]) await page.getByLabel(`Select ${name(number)}`).check();
  const { items } = await owner.documents.list({ chatbotId: zeta });
  const second = items.find(({ filename }) => filename === name(2))?.id;
  await page.route(`**/documents/${second}`, (route) =>
    route.request().method() === "DELETE" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
  );
  await page.getByRole("button", { name: "Delete…" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete 3 documents?" });
  await dialog.getByRole("button", { name: "Delete 3 documents" }).click();
  await toasted(page, "2 of 3 documents deleted");
  await toasted(page, `Still there and selected: ${name(2)}. Try again.`);
  await page.getByText("1 selected").waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("button", { name: "Delete 1 document" }).click();
  await toasted(page, "Document deleted");
  await expect.poll(async () => (await names()).length).toBe(8);
});

it("a list that cannot be read says so and is tried again", async () => {
  const { page } = desk;
  await uploadBoth();
  await page.route("**/api/chatbots/*/documents?*", (route) => route.fulfill({ status: 400, body: "no" }));
  await page.reload();
  await page.getByText("The documents could not be loaded").waitFor();
  await page.unroute("**/api/chatbots/*/documents?*");
  await page.getByRole("button", { name: "Retry", exact: true }).click();
  await page.getByRole("cell", { name: "broken.pdf" }).first().waitFor();
});

/** One document that is read, and one that fails. */
const uploadBoth = async () => {
  await uploadText(desk.owner, alpha, "rules.txt", "A reminder costs 1.50 euros.");
  const bytes = "%PDF-1.7 and no more";
  await upload(desk.owner, alpha, { name: "broken.pdf", type: "application/pdf", bytes });
};

const chooseDelete = async () => {
  await desk.page.getByRole("button", { name: "Actions for rules.txt" }).click();
  await desk.page.getByRole("menuitem", { name: "Delete" }).click();
};
