import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk } from "../../browser/owner.ts";
import { pickChatbot } from "../../browser/pick-chatbot.ts";
import { asksBeforeItCloses, uncopiedQuestion } from "../../browser/uncopied.ts";
import { copiedIn, expectQuiet } from "../../browser/visit.ts";

let desk: Desk;
let webhookId: string;

beforeAll(async () => {
  desk = await openDesk("ann");
  const { owner } = desk;
  const { id } = await owner.chatbots.create({ name: "Shop help", use_case: "support" });
  await owner.widgets.create({ name: "Shop", rag_system_id: id });
  await owner.apiKeys.create({ rag_system_id: id, name: "Search", permission_scope: "read" });
  const url = "https://hooks.docent-test.example/events";
  webhookId = (await owner.webhooks.create({ url, events: ["answer.refused"], rag_system_ids: [] })).id;
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

const dialog = () => desk.page.locator("[role=dialog]");
const button = (name: string) => desk.page.getByRole("button", { name, exact: true });
const inDialog = (name: string) => dialog().getByRole("button", { name, exact: true });
const secret = () =>
  dialog()
    .locator("code")
    .filter({ hasText: /^(dk_|whsec_|secret_)/ });
const closed = () => dialog().waitFor({ state: "detached" });

const createKey = async (page: Page) => {
  await go(page, "/app/api");
  await button("Create API key").first().click();
  await pickChatbot(dialog(), "Shop help");
  await dialog().getByLabel("Name", { exact: true }).fill("Website");
  await inDialog("Create API key").click();
};

const makers: [string, string | undefined, (page: Page) => Promise<void>][] = [
  ["a new API key", "Create API key", createKey],
  [
    "a rotated API key",
    undefined,
    async (page) => {
      await go(page, "/app/api");
      await page.locator("summary", { hasText: "Search" }).click();
      await button("Rotate").first().click();
      await inDialog("Rotate key").click();
    },
  ],
  [
    "a rotated signing secret",
    "Rotate",
    async (page) => {
      await go(page, `/app/api?tab=webhooks&webhook=${webhookId}`);
      await button("Rotate").click();
      await inDialog("Rotate secret").click();
    },
  ],
];

it.each(makers)(
  "%s closes by “I have copied it” or after a question, and the focus goes back",
  async (_, opener, make) => {
    const { page } = desk;
    for (const viewport of [
      { width: 1280, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await make(page);
      await asksBeforeItCloses(page, dialog(), secret());
      await inDialog("I have copied it").press("Enter");
      await closed();
      // a rotated key has a row of its own, so the button that opened the dialog is gone
      if (opener) await button(opener).and(page.locator(":focus")).first().waitFor();
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  },
);

it("a secret is given up by the question's other button, without another question", async () => {
  const { page } = desk;
  await createKey(page);
  await secret().waitFor();
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  await uncopiedQuestion(page).getByRole("button", { name: "Close without copying" }).click();
  await closed();
  await button("Create API key").first().and(page.locator(":focus")).waitFor();
});

it("once a secret is copied by its button, Escape closes its dialog, and the page may be left", async () => {
  const { page } = desk;
  await createKey(page);
  const shown = await secret().textContent();
  await inDialog("Copy").first().click();
  await expect.poll(() => copiedIn(page)).toBe(shown);
  await page.keyboard.press("Escape");
  await closed();
});

it("a link, Back and a reload ask before a page is left whose secret was not copied", async () => {
  const { page } = desk;
  const asked: string[] = [];
  page.on("dialog", (native) => {
    asked.push(native.type());
    void native.dismiss();
  });
  await go(page, "/app/rag-systems");
  await page.getByRole("link", { name: "API Access", exact: true }).first().click();
  await button("Create API key").first().click();
  await pickChatbot(dialog(), "Shop help");
  await dialog().getByLabel("Name", { exact: true }).fill("Left");
  await inDialog("Create API key").click();
  await secret().waitFor();
  for (const leave of [
    () => dialog().getByRole("link", { name: "Documentation" }).click(),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave();
    await uncopiedQuestion(page).getByRole("button", { name: "Go back" }).click();
    await uncopiedQuestion(page).waitFor({ state: "detached" });
    await secret().waitFor();
  }
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await secret().waitFor();
  await inDialog("I have copied it").click();
  await closed();
});
