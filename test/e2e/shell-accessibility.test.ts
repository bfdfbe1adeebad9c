import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { uploadText } from "../upload.ts";
import { visit } from "./browser.ts";
import { type Desk, go, openDesk } from "./owner.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

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
  await desk.page.getByRole("cell", { name: "rules.txt", exact: true }).waitFor();
  await expectAccessible(desk.page);
});

it("the test chat with an answer and an open source is accessible", async () => {
  const { page } = desk;
  await go(page, "/app/chat");
  await page.getByText(/^Session ses_/).waitFor();
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

/** No violation on a desk and on a phone, in light and dark. */
const expectAccessible = async (page: Page): Promise<void> => {
  await page.evaluate(axe);
  await page.addStyleTag({
    content: "*, ::before, ::after { animation: none !important; transition: none !important; }",
  });
  for (const width of [1280, 390])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(violations), `${page.url()}, ${width} px, ${colorScheme}`).toEqual([]);
    }
  await page.setViewportSize({ width: 1280, height: 900 });
};

const violations = async (): Promise<string[]> => {
  const { axe } = window as unknown as { axe: typeof import("axe-core") };
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
};
