import { afterAll, beforeAll, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk } from "../../browser/owner.ts";
import { visit } from "../../browser/visit.ts";
import { uploadText } from "../../upload.ts";

let desk: Desk;
let chatbotId: string;

beforeAll(async () => {
  desk = await openDesk("ann");
  await desk.page.emulateMedia({ reducedMotion: "reduce" });
  chatbotId = (await desk.owner.chatbots.create({ name: "Desk", description: "Rules.", use_case: "support" }))
    .id;
  await uploadText(desk.owner, chatbotId, "rules.txt", "A reminder costs 1.50 euros.");
  await desk.owner.widgets.create({ name: "Shop", rag_system_id: chatbotId });
});
afterAll(() => desk.browser.close());

it("the ways in are accessible", async () => {
  const { page } = await visit(desk.browser, { reducedMotion: "reduce" });
  for (const [path, heading] of [
    ["/login", "Sign in"],
    ["/signup", "Create your account"],
    ["/forgot-password", "Reset your password"],
  ] as const) {
    await go(page, path);
    await page.getByRole("heading", { name: heading }).waitFor();
    await expectAccessible(page);
  }
});

it("the dashboard is accessible", async () => {
  await go(desk.page, "/app");
  await desk.page.getByRole("heading", { name: "Active Chatbots" }).waitFor();
  await expectAccessible(desk.page);
});

it("the chatbots and the dialogs that make and publish them are accessible", async () => {
  const { page } = desk;
  await go(page, "/app/rag-systems");
  await page.getByRole("article").waitFor();
  await expectAccessible(page);
  for (const name of ["Create Chatbot", "Publish"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("dialog").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
});

it("the documents are accessible", async () => {
  await go(desk.page, "/app/documents");
  await desk.page.getByRole("link", { name: "rules.txt", exact: true }).waitFor();
  await expectAccessible(desk.page);
});

it("the test chat with an answer and an open source is accessible", async () => {
  const { page } = desk;
  await go(page, "/app/chat");
  await page.getByText(/^Session \w{8}$/).waitFor();
  await page.getByRole("textbox", { name: "Message" }).fill("What does a reminder cost?");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Copy answer" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Source 1", exact: true }).first().click();
  await page.getByRole("complementary", { name: "Source", exact: true }).waitFor();
  await expectAccessible(page);
});

it("the widget builder and its dialogs are accessible", async () => {
  const { page } = desk;
  await go(page, "/app/integration-tools");
  await page.getByRole("button", { name: "Edit Shop" }).waitFor();
  await expectAccessible(page);
  for (const name of ["Edit Shop", "Embed code Shop"]) {
    await page.getByRole("button", { name }).click();
    await page.getByRole("dialog").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
});
