import type { Locator } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { invalidTypeMessage, maxFileBytes } from "#shared/documents/file-types.ts";
import { expectAccessible } from "../../browser/accessible.ts";
import { coveredByToasts } from "../../browser/covered-by-toasts.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { fixture } from "../../upload.ts";

let desk: Desk;
let chatbotId: string;
let queue: Locator;

beforeAll(async () => {
  desk = await openDesk("ann");
  queue = desk.page.getByRole("list", { name: "Upload queue" }).getByRole("listitem");
});
beforeEach(async () => {
  await desk.page.unrouteAll();
  chatbotId = (await desk.owner.chatbots.create({ name: "Desk", use_case: "hr" })).id;
  await go(desk.page, `/app/documents?ragSystemId=${chatbotId}`);
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("[DOC-004] [DOC-020] [DOC-021] chosen files are uploaded at once, fold into one line, and can be asked about", async () => {
  const { page } = desk;
  await choose(text("one.txt"), text("two.md"));
  await toasted(page, "one.txt processed successfully");
  await toasted(page, "two.md processed successfully");
  await toasted(page, "2 document(s) processed successfully");
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await coveredByToasts(page.getByRole("button", { name: "Choose files" }).first())).toEqual([]);
  }
  expect(await filenames()).toEqual(["one.txt", "two.md"]);
  await page.getByRole("status").getByText("2 files are ready to answer").waitFor();
  await expect.poll(() => queue.count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ask about this" }).click();
  await page.waitForURL(`**/app/chat?ragSystemId=${chatbotId}`);
});

it("[DOC-005] a pending file can be removed, and what was dropped without a file is asked for", async () => {
  const { page } = desk;
  await page.route("**/documents", (route) =>
    route.request().method() === "POST" ? undefined : route.continue(),
  );
  await choose(text("one.txt"), text("two.txt"), text("three.txt"));
  await queue.filter({ hasText: "Uploading" }).nth(1).waitFor();
  await page.getByRole("button", { name: "Remove three.txt" }).click();
  await expect.poll(() => queue.count()).toBe(2);
  const nothing = await page.evaluateHandle(() => new DataTransfer());
  await page.getByText("Drop files here").dispatchEvent("drop", { dataTransfer: nothing });
  await toasted(page, "Please select files to upload");
});

it("[DOC-015] [DOC-016] [DOC-017] a wrong type, 15 MB and one byte, and an empty file are refused at once", async () => {
  await choose(
    { name: "tool.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") },
    { name: "big.txt", mimeType: "text/plain", buffer: Buffer.alloc(maxFileBytes + 1, "a") },
    { name: "empty.txt", mimeType: "text/plain", buffer: Buffer.alloc(0) },
  );
  await queue.filter({ hasText: "tool.exe" }).getByText(invalidTypeMessage).waitFor();
  await queue
    .filter({ hasText: "big.txt" })
    .getByText("File size exceeds the maximum limit of 15MB.")
    .waitFor();
  await queue
    .filter({ hasText: "empty.txt" })
    .getByText("The file is empty. Choose one with content.")
    .waitFor();
  expect(await filenames()).toEqual([]);
});

it("a file of exactly 15 MB is taken", async () => {
  const words = Buffer.alloc(maxFileBytes, " ");
  words.write("A reminder costs 1.50 euros.");
  await choose({ name: "full.txt", mimeType: "text/plain", buffer: words });
  await toasted(desk.page, "full.txt processed successfully");
});

it("[DOC-019] a run that fails says so, and the file says why", async () => {
  await desk.page.route("**/documents", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
  );
  await choose(text("one.txt"));
  await toasted(desk.page, "Failed to upload documents");
  await queue.getByText("Server error occurred. Please try again later.").waitFor();
  await queue.getByText("Error", { exact: true }).waitFor();
  await desk.page.unroute("**/documents");
  await desk.page.getByRole("button", { name: "Try one.txt again" }).click();
  await toasted(desk.page, "one.txt processed successfully");
});

it("a file that is cut off on its way leaves no document behind", async () => {
  const { page } = desk;
  await page.route(isUpload, (route) => route.abort());
  await choose(text("one.txt"));
  await queue.getByText("The upload was cut off. Check your connection and try again.").waitFor();
  await page.unrouteAll();
  expect(await filenames()).toEqual([]);
});

it("a file whose bytes are not what its name says fails once, in the list, with a reason", async () => {
  const { page } = desk;
  await choose({
    name: "fake.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7 and no more"),
  });
  await toasted(page, "Failed to upload documents");
  await page.getByRole("button", { name: "Retry fake.pdf" }).waitFor();
  expect(await queue.count()).toBe(0);
  const reason = (await filed("fake.pdf"))?.failure_reason ?? "";
  expect(reason).toMatch(/\w+ .+\./);
  expect(await page.getByText(reason).count()).toBe(1);
});

it("[DOC-006] [DOC-007] a file goes through its states while it is uploaded and processed", async () => {
  const { page } = desk;
  await page.evaluate(() => {
    const states: string[] = [];
    const bars: string[] = [];
    Object.assign(window, { states, bars });
    new MutationObserver(() => {
      const row = document.querySelector('[aria-label="Upload queue"] li');
      const state = /Pending|Uploading|Processing|Completed|Error/.exec(row?.textContent ?? "")?.[0];
      if (state && states.at(-1) !== state) states.push(state);
      const bar = `${state} ${row?.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow")}`;
      if (/^(?:Proc|Comp)/.test(bar) && bars.at(-1) !== bar) bars.push(bar);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await choose({
    name: "handbook.pdf",
    mimeType: "application/pdf",
    buffer: fixture("library-handbook.pdf"),
  });
  await toasted(page, "handbook.pdf processed successfully");
  expect(await page.evaluate(() => Reflect.get(window, "states"))).toEqual([
    "Pending",
    "Uploading",
    "Processing",
    "Completed",
  ]);
  const bars: string[] = await page.evaluate(() => Reflect.get(window, "bars"));
  const advance = Array.from({ length: 19 }, (_, step) => `Processing ${step * 5}`);
  expect(bars.slice(0, -1)).toEqual(advance.slice(0, bars.length - 1));
  expect(bars.at(-1)).toBe("Completed 100");
});

it("a dropped file joins the queue, and the upload goes on while its page is left", async () => {
  const { page } = desk;
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["A reminder costs 1.50 euros."], "dropped.txt", { type: "text/plain" }));
    return transfer;
  });
  await page.getByText("Drop files here").dispatchEvent("drop", { dataTransfer: dropped });
  await queue.filter({ hasText: "dropped.txt" }).waitFor();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await toasted(page, "dropped.txt processed successfully");
});

/** The form with which a file goes to the storage. */
const isUpload = (url: URL): boolean => url.pathname.startsWith("/_local/s3/");

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const text = (name: string): Chosen => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(`A reminder costs 1.50 euros, says ${name}.`),
});

/** 15 MB take their time to get into the browser on a busy machine. */
const choose = (...files: Chosen[]) => desk.page.locator("input[type=file]").setInputFiles(files);

const filed = async (name: string) =>
  (await desk.owner.documents.list({ chatbotId })).items.find(({ filename }) => filename === name);

const filenames = async () =>
  (await desk.owner.documents.list({ chatbotId })).items.map(({ filename }) => filename).sort();
