import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Chatbot, ListedChatbot } from "#shared/chatbots/routes.ts";
import type { Document } from "#shared/documents/document.ts";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import type { Widget } from "#shared/widgets/shapes.ts";
import { type Desk, go, openDesk, toasted } from "#test/browser/owner.ts";
import { expectQuiet } from "#test/browser/visit.ts";
import { reportIfRed } from "#test/it-drawn.ts";
import { evenlyFrom, isFull, seedOfRun, seedsOf } from "#test/seed.ts";
import { uploadText } from "#test/upload.ts";
import { links } from "./addresses.ts";
import { strangers, watch } from "./canary.ts";
import { clobbered, shapes } from "./markup.ts";
import { payloads, portions } from "./payloads.ts";

let desk: Desk;
let found: string[];
let chatbot: Chatbot;

beforeAll(async () => {
  desk = await openDesk("zoe");
  found = await watch(desk.context);
  chatbot = await desk.owner.chatbots.create({ name: "Desk", use_case: "support" });
});
beforeEach(() => {
  reportIfRed("injected texts", seedOfRun());
  return desk.page.unrouteAll();
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

/** Every text stands on the page as it is, and none did anything. */
const expectText = async (texts: string[]) => {
  const shown = spaceless(await desk.page.evaluate(() => document.body.textContent ?? ""));
  expect(texts.filter((text) => !shown.includes(spaceless(text)))).toEqual([]);
  expect(await strangers(desk.page, clobbered)).toEqual([]);
  expect(found).toEqual([]);
};
const drawn = (selector: string, count: number) =>
  desk.page.waitForFunction(([wanted, least]) => document.querySelectorAll(wanted).length >= least, [
    selector,
    count,
  ] as const);
const spaceless = (text: string): string => text.replace(/\s+/g, "");
const answered = (path: string | RegExp, body: object, status = 200) =>
  desk.page.route(path, (route) => route.fulfill({ status, json: body }));
/** Every text is in one of the portions; a run draws some of each. */
const [ofChatbots = [], ofDocuments = [], ofWidgets = [], ofWords = []] = portions(4).map((texts) =>
  isFull() ? texts : [...new Set(seedsOf("injected texts").flatMap((seed) => evenlyFrom(texts, 150, seed)))],
);

const chatbotOf = (text: string, at: number): ListedChatbot => ({
  ...chatbot,
  document_count: at,
  conversation_count: at,
  id: `bot_${at}`,
  name: text,
  description: text,
  is_public: true,
  public_slug: text,
  public_title: text,
  public_description: text,
  published_at: chatbot.created_at,
});
const documentOf = (text: string, at: number): Document => ({
  id: `doc_${at}`,
  rag_system_id: chatbot.id,
  user_id: chatbot.user_id,
  filename: text,
  content_type: text,
  file_size: 1,
  processing_status: at % 2 ? "failed" : "completed",
  failure_reason: text,
  warnings: [text],
  chunk_count: 1,
  created_at: chatbot.created_at,
});
const widgetOf = (text: string, at: number): Widget => ({
  id: `wgt_${at}`,
  user_id: chatbot.user_id,
  rag_system_id: chatbot.id,
  rag_system_name: text,
  name: text,
  is_active: true,
  created_at: chatbot.created_at,
  total_conversations: 0,
  total_messages: 0,
  theme: widgetDefaults.theme,
  config: { ...widgetDefaults.config, greeting: text, placeholder: text },
  branding: { ...widgetDefaults.branding, title: text, subtitle: text, companyName: text },
  behavior: { ...widgetDefaults.behavior, starterQuestions: [text] },
  allowed_domains: [text],
});

it("no name, description or public title of a chatbot becomes more than text", async () => {
  const { page } = desk;
  await answered(/\/api\/chatbots(\?.*)?$/, { items: ofChatbots.map(chatbotOf) });
  await go(page, "/app/rag-systems");
  await drawn("article", ofChatbots.length);
  await page.getByText("Published", { exact: true }).nth(7).click();
  const dialog = page.getByRole("dialog");
  expect(await dialog.getByLabel("Public title").inputValue()).toBe(ofChatbots[7]);
  await expectText(ofChatbots);
});

it("no name, type or failure of a document becomes more than text", async () => {
  const { page } = desk;
  await answered(/\/api\/chatbots\/[^/]+\/documents(\?.*)?$/, { items: ofDocuments.map(documentOf) });
  await go(page, `/app/documents?ragSystemId=${chatbot.id}`);
  await drawn("tbody tr", ofDocuments.length);
  await expectText(ofDocuments);
});

it("no name, title or greeting of a widget becomes more than text", async () => {
  const { page } = desk;
  const show = async (texts: string[]) => {
    await page.unrouteAll();
    await answered(/\/api\/widgets(\?.*)?$/, { items: texts.map(widgetOf) });
    await go(page, "/app/integration-tools");
    await drawn("[aria-label=Widgets] > li", texts.length);
    await expectText(texts);
  };
  await show(ofWidgets);
  await show(ofWidgets.slice(0, 12));
  for (const [at, action] of ["Embed code", "Edit", "Delete", "Preview"].entries()) {
    await page
      .getByTitle(action, { exact: true })
      .nth(at * 3)
      .click();
    const dialog = page.locator("[role=dialog], [role=alertdialog]");
    await dialog.waitFor();
    await expectText([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
});

it("what Docent read of a document is shown as it was written", async () => {
  const { page, owner } = desk;
  const lines = payloads;
  const document = await uploadText(owner, chatbot.id, `${shapes[3]}.txt`, lines.join("\n\n"));
  expect(document.processing_status).toBe("completed");
  await go(page, `/app/documents/${chatbot.id}/${document.id}`);
  await page.getByRole("region", { name: "What Docent read" }).getByRole("link").first().waitFor();
  await expectText(shapes);
});

it("what went wrong is told as text, however long", async () => {
  const { page } = desk;
  const message = ofWords.join(" ");
  await go(page, "/app/rag-systems");
  await answered("**/publication", { code: "conflict", message }, 409);
  await page.getByRole("button", { name: "Publish", exact: true }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
  await toasted(page, "Failed to update RAG system");
  await expectText([]);
  await answered(/\/api\/chatbots(\?.*)?$/, { code: "conflict", message }, 409);
  await go(page, "/app/rag-systems");
  await page.getByRole("button", { name: /again|retry/i }).waitFor();
  await expectText([message]);
});

it("no configuration of the site becomes more than text", async () => {
  const { page } = desk;
  const mailUrl = "javascript:pwn()";
  await answered("**/config.json", { [shapes[3] ?? ""]: payloads, socketUrl: shapes[3], mailUrl });
  await go(page, "/login");
  await page.getByRole("heading", { name: "Docent cannot start" }).waitFor();
  expect(desk.errors.splice(0).join()).toMatch(/^Error: .config.json is wrong/);
  await expectText([]);
});

it("no parameter of an address becomes more than text, or leads away", async () => {
  const { page } = desk;
  const names = ["redirect", "email", "code", "test", "widget", "ragSystemId", "passage", "customTitle"];
  for (const texts of portions(3, shapes.concat(links.slice(0, 400)))) {
    const query = new URLSearchParams(
      portions(names.length, texts).map((some, at) => [names[at] ?? "", some.join(" ").slice(0, 500)]),
    );
    for (const path of ["/app/chat", "/forgot-password"]) {
      await go(page, `${path}?${query}`);
      await page.getByRole("heading").first().waitFor();
    }
    await expectText([]);
  }
});
