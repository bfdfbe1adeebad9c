import type { Locator } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { finished, uploadText } from "../../upload.ts";

const rules = "A reminder costs 1.50 euros.";
const newRules = "A reminder costs 2 euros since May.";

let desk: Desk;
let chatbotId: string;
let queue: Locator;

beforeAll(async () => {
  desk = await openDesk("ann");
  queue = desk.page.getByRole("list", { name: "Upload queue" }).getByRole("listitem");
});
beforeEach(async () => {
  chatbotId = (await desk.owner.chatbots.create({ name: "Desk", use_case: "hr" })).id;
  await uploadText(desk.owner, chatbotId, "rules.txt", rules);
  await go(desk.page, `/app/documents?ragSystemId=${chatbotId}`);
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("the same content again says so, whatever its name, and is not uploaded unless chosen", async () => {
  await choose(["copy.txt", rules]);
  await queue.getByText(/^Already uploaded on \w+ \d+, \d+, with the same content$/).waitFor();
  const choices = queue.getByRole("group", { name: "What to do with copy.txt" }).getByRole("button");
  expect(await choices.allTextContents()).toEqual(["Skip", "Replace", "Keep both"]);
  await choices.first().click();
  await queue.waitFor({ state: "detached" });
  expect(await names()).toEqual(["rules.txt"]);
});

it("another content under the same name replaces the document, which keeps its place", async () => {
  const [before] = await stored();
  await choose(["rules.txt", newRules]);
  await queue.getByText("A document with this name is already here").waitFor();
  await queue.getByRole("button", { name: "Replace" }).click();
  await toasted(desk.page, "rules.txt processed successfully");
  expect((await stored()).map(({ id }) => id)).toEqual([before?.id]);
  expect(await text()).toContain("2 euros since May");
});

it("both are kept where that is chosen, by keyboard too", async () => {
  await choose(["rules.txt", newRules]);
  await queue.getByRole("button", { name: "Replace" }).focus();
  await desk.page.keyboard.press("Tab");
  await desk.page.keyboard.press("Enter");
  await toasted(desk.page, "1 document(s) processed successfully");
  expect(await names()).toEqual(["rules.txt", "rules.txt"]);
});

it("several files that are here already are decided at once", async () => {
  await uploadText(desk.owner, chatbotId, "hours.txt", "Open from 9.");
  await choose(["rules.txt", rules], ["hours.txt", "Open from 10."]);
  await desk.page.getByText("2 of these files are already here").waitFor();
  await expectAccessible(desk.page);
  await desk.page.getByRole("button", { name: "Replace all" }).click();
  await toasted(desk.page, "2 document(s) processed successfully");
  expect(await names()).toEqual(["hours.txt", "rules.txt"]);
});

it("of two equal files that are chosen together one is uploaded", async () => {
  await choose(["one.txt", newRules], ["two.txt", newRules]);
  await queue.getByText("The same content as one.txt above").waitFor();
  await toasted(desk.page, "1 document(s) processed successfully");
  expect(await names()).toEqual(["one.txt", "rules.txt"]);
});

it("a document's menu replaces its file", async () => {
  const { page, owner } = desk;
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Actions for rules.txt" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Open" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowUp");
  const sent = page.waitForResponse("**/documents/*/file");
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(asFile(["rules.txt", newRules]));
  const { document } = await (await sent).json();
  await page.getByRole("row").filter({ hasText: "Completed" }).waitFor();
  await finished(owner, document);
  expect(await text()).toContain("2 euros since May");
});

type Named = [name: string, content: string];

const asFile = ([name, content]: Named) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(content),
});

const choose = (...files: Named[]) => desk.page.locator("input[type=file]").setInputFiles(files.map(asFile));

const stored = async () => (await desk.owner.documents.list({ chatbotId })).items;

const names = async () => (await stored()).map(({ filename }) => filename).sort();

const text = async () => {
  const [document] = await stored();
  return (await desk.owner.documents.text({ chatbotId, id: document?.id ?? "" })).text;
};
