import { afterAll, beforeAll, expect, it } from "vitest";
import { expectQuiet } from "../../browser/visit.ts";
import { arrive, ask, barriers, button, field, openWidget, phone } from "../../browser/widget-browser.ts";
import { openStage, type Stage } from "../../browser/widget-stage.ts";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage("ines");
});
afterAll(() => stage.close());

const text = "Invoice 1093 of Harbour Bikes. The front wheel of bicycle 77 was replaced for 118 euros.";
const invoice = { name: "invoice.txt", mimeType: "text/plain", buffer: Buffer.from(text) };
const question = "What did the front wheel of bicycle 77 cost?";

const allowing = () => stage.widget({ config: { allowFileUpload: true } });

it("[WIDGET-042] a visitor of another site attaches a file, and the answer takes its text and cites it", async () => {
  const visit = await arrive(stage.browser);
  const { page } = visit;
  await openWidget(page, stage.pageOf(await allowing()));
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    button(page, "Attach a file").click(),
  ]);
  await chooser.setFiles(invoice);
  await page.getByRole("status").getByText("invoice.txt is attached.").waitFor();
  expect(await barriers(page)).toEqual([]);
  await ask(page, question);
  const log = page.getByRole("log");
  await log.getByText("118 euros").first().waitFor();
  await log.locator("summary", { hasText: "invoice.txt" }).waitFor();
  expect(await log.locator(".note").allTextContents()).toEqual(["Attached: invoice.txt"]);
  expect(await page.getByRole("listitem").count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  expectQuiet(visit);
});

it("[WIDGET-042] a widget that takes no files shows no control for them, and drops nothing", async () => {
  const { page } = await arrive(stage.browser);
  await openWidget(page, stage.pageOf(await stage.widget()));
  await page.waitForLoadState("networkidle");
  expect(await page.locator("input[type=file]").count()).toBe(0);
  expect(await button(page, "Attach a file").count()).toBe(0);
});

it("an attached file is still there after a reload, and can be removed by keyboard before the question", async () => {
  const { page } = await arrive(stage.browser);
  const url = stage.pageOf(await allowing());
  await openWidget(page, url);
  await page.locator("input[type=file]").setInputFiles(invoice);
  await button(page, "Remove invoice.txt").waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Open chat" }).click();
  await expect.poll(() => field(page).evaluate((one) => one.matches(":focus"))).toBe(true);
  await button(page, "Remove invoice.txt").press("Enter");
  await page.getByRole("status").getByText("invoice.txt was removed.").waitFor();
  await ask(page, question);
  await page.locator(".answer .topics, .answer .thumbs, .answer").last().waitFor();
  expect(await page.getByText("118 euros").count()).toBe(0);
});

it("a file that is too large is refused before it is sent, and one that is no document with the reason", async () => {
  const { page } = await arrive(stage.browser, phone);
  await openWidget(page, stage.pageOf(await allowing()));
  const files = page.locator("input[type=file]");
  await files.setInputFiles({ ...invoice, name: "film.txt", buffer: Buffer.alloc(5 * 1024 * 1024, "a") });
  await page
    .getByRole("listitem")
    .getByText("film.txt is larger than 4 MB. Attach a smaller file.")
    .waitFor();
  const program = Buffer.concat([Buffer.from("MZ\u0090\u0000", "latin1"), Buffer.alloc(4000)]);
  await files.setInputFiles({ name: "invoice.pdf", mimeType: "application/pdf", buffer: program });
  await page
    .getByRole("listitem")
    .getByText(/^invoice\.pdf: .* cannot be read/)
    .waitFor();
});

it("several files that are attached at once, before anything was asked, belong to one chat", async () => {
  const { page } = await arrive(stage.browser);
  await openWidget(page, stage.pageOf(await allowing()));
  const other = { ...invoice, name: "note.txt", buffer: Buffer.from("The saddle of bicycle 77 is blue.") };
  await page.locator("input[type=file]").setInputFiles([invoice, other]);
  await button(page, "Remove invoice.txt").waitFor();
  await button(page, "Remove note.txt").waitFor();
  await ask(page, question);
  await page.getByRole("log").getByText("118 euros").first().waitFor();
  await ask(page, "Which colour has the saddle of bicycle 77?");
  await page.getByRole("log").getByText("is blue").first().waitFor();
});

it("a question that is sent while its file is read waits for it", async () => {
  const { page } = await arrive(stage.browser);
  await openWidget(page, stage.pageOf(await allowing()));
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/widget-attachment", async (route) => {
    await held;
    await route.continue();
  });
  await page.locator("input[type=file]").setInputFiles(invoice);
  await ask(page, question);
  await page.getByRole("status").getByText("Your question is sent when the file is ready.").waitFor();
  expect(await field(page).inputValue()).toBe(question);
  release();
  await page.getByRole("log").getByText("118 euros").first().waitFor();
});
