import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { newChat } from "../../browser/new-chat.ts";
import { enter, toasted } from "../../browser/owner.ts";
import { expectQuiet, launch, seen, type Visit, visit } from "../../browser/visit.ts";
import { type Product, startProduct, unlimited } from "../../product.ts";
import { join } from "../../team/colleague.ts";
import type { Actor } from "../../users.ts";
import { answers, midway, secretWords, startFailingServer } from "../failing-server.ts";
import { askFee, chatbotWithFees, failing, fillIn, key, saidFailures } from "./own-model.ts";

let product: Product;
let server: Awaited<ReturnType<typeof startFailingServer>>;
let browser: Browser;
let visitor: Visit;
let page: Page;
let owner: Actor;

beforeAll(async () => {
  // the operator's account, whose provider may be a server of this machine
  server = await startFailingServer("127.0.0.1", "127.0.0.1");
  product = await startProduct({ env: { ...unlimited, MODEL_TIMEOUT_SECONDS: "6" } });
  browser = await launch();
  visitor = await visit(browser);
  page = visitor.page;
  owner = await enter(page, "ann", "/app", product.url);
});
beforeEach(async () => {
  server.answer(answers);
  await owner.modelProvider.remove({});
  for (const { id } of (await owner.chatbots.list({})).items) await owner.chatbots.remove({ id });
});
afterAll(async () => {
  expectQuiet(visitor);
  await browser.close();
  await product.stop();
  server.stop();
});

const chatbot = (name: string) => chatbotWithFees(owner, name);
const goTo = (path: string) => page.goto(product.url + path);
const log = () => page.getByRole("log");
const ask = (on = page) => askFee(on);
const openChat = async (id: string) => {
  await goTo(`/app/chat?ragSystemId=${id}`);
  await newChat(page);
};
const providerOf = async (chatbotId: string) =>
  (await owner.chatbotSettings.read({ chatbotId })).settings.provider;
const connect = () => owner.modelProvider.save({ base_url: server.url, key });

it("leads from the built-in model's first answer to a provider, which the chatbot then uses, all by keyboard", async () => {
  const id = await chatbot("Harbour help");
  await openChat(id);
  await ask();
  await log()
    .getByRole("complementary")
    .getByText(/^A language model would/)
    .waitFor();
  await seen(page, "No language model is connected yet.");
  await expectAccessible(page);
  await page
    .getByRole("link", { name: "The built-in model answers. Connect a language model" })
    .press("Enter");
  const section = page.getByRole("heading", { name: "Language models" });
  await expect.poll(() => section.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.getByRole("button", { name: "Connect a provider" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await fillIn(dialog, server.url);
  await dialog.getByLabel("Key").press("Enter");
  await page.getByRole("dialog", { name: "Use it in Harbour help too?" }).waitFor();
  const use = dialog.getByRole("button", { name: "Use it there" });
  await expect.poll(() => use.evaluate((one) => one === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await toasted(page, "Harbour help now answers with own-7b");
  await dialog.waitFor({ state: "detached" });
  expect(await providerOf(id)).toBe("account");
  await openChat(id);
  await ask();
  await log().getByText("A reminder costs 1.50 euros.").waitFor();
  expect(await page.getByText("The built-in model answers").count()).toBe(0);
  expect(await page.getByRole("complementary", { name: "About language models" }).count()).toBe(0);
});

it("several chatbots are chosen from, each with its own outcome, and one is changed back in its settings", async () => {
  const ids = [await chatbot("Shop"), await chatbot("Library"), await chatbot("Harbour")];
  await goTo("/app/settings");
  await page.getByRole("button", { name: "Connect a provider" }).click();
  const dialog = page.getByRole("dialog");
  await fillIn(dialog, server.url);
  await dialog.getByRole("button", { name: "Connect" }).click();
  await page.getByRole("dialog", { name: "Use it in your chatbots too?" }).waitFor();
  await dialog.getByRole("checkbox", { name: "Shop" }).press("Space");
  await expectAccessible(page);
  const refused = `**/api/chatbots/${ids[1]}/settings`;
  await page.route(refused, (route) =>
    route.request().method() === "GET" ? route.continue() : route.fulfill({ status: 503, body: "" }),
  );
  await dialog.getByRole("button", { name: "Use it in these chatbots" }).click();
  await dialog.getByRole("alert").getByText("Not changed: Library.").waitFor();
  await toasted(page, "Harbour now answers with own-7b");
  expect(await Promise.all(ids.map(providerOf))).toEqual(["builtin", "builtin", "account"]);
  await page.unroute(refused);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await Promise.all(ids.map(providerOf))).toEqual(["builtin", "account", "account"]);
  await seen(page, "Shop still quotes with the built-in model.");
  await goTo(`/app/rag-settings?ragSystemId=${ids[2]}`);
  await page.getByRole("button", { name: "Versions" }).click();
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await expect.poll(() => providerOf(ids[2]!)).toBe("builtin");
});

it("not now changes nothing; the chat's foot leads to the choice of the model then, which has the focus", async () => {
  const id = await chatbot("Harbour help");
  await connect();
  await goTo("/app/settings");
  await page.getByRole("button", { name: "Use it there" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Not now" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await providerOf(id)).toBe("builtin");
  await openChat(id);
  await page.getByRole("link", { name: "The built-in model answers. Choose another model" }).click();
  const field = page.getByRole("combobox", { name: "Provider" });
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  const { id: first } = await owner.chatbots.create({ name: "New", use_case: "support" });
  expect(await providerOf(first)).toBe("account");
});

it("the advice is gone for good once it is dismissed", async () => {
  const id = await chatbot("Harbour help");
  const other = await visit(browser);
  await enter(other.page, "ann", `/app/chat?ragSystemId=${id}`, product.url);
  await ask(other.page);
  await other.page.getByRole("button", { name: "Do not show this again" }).click();
  await other.page.reload();
  await other.page.getByText("1.50 euros").first().waitFor();
  expect(await other.page.getByRole("complementary", { name: "About language models" }).count()).toBe(0);
  await other.context.close();
});

it.each(saidFailures)(
  "%s stands in the failed answer's place, with the way to the provider, and a retry answers",
  async (name, words) => {
    await connect();
    const id = await chatbot("Harbour help");
    await openChat(id);
    server.answer(failing(name));
    await ask();
    const alert = log().getByRole("alert");
    await alert.getByText(words).waitFor();
    await expectAccessible(page);
    expect(await page.content()).not.toMatch(new RegExp(`${secretWords}|${key}`));
    const way = alert.getByRole("link", { name: "Open the provider's settings" });
    expect(await way.getAttribute("href")).toBe("/app/settings#language-models");
    await goTo("/app");
    await seen(page, /^Since \d\d:\d\d no answer of Harbour help came from its model/);
    await goTo("/app/rag-systems");
    await seen(page, /no answer of Harbour help came from its model/);
    await goTo(`/app/chat?ragSystemId=${id}`);
    await ask();
    await alert.getByText(words).waitFor();
    server.answer(answers);
    await alert.getByRole("button", { name: "Retry" }).click();
    await log().getByText("A reminder costs 1.50 euros.").waitFor();
    await goTo("/app/rag-systems");
    await seen(page, "Harbour help");
    expect(await page.getByText(/no answer of/).count()).toBe(0);
  },
);

it("an answer that broke off says why in the chat, also after a reload", async () => {
  await connect();
  const id = await chatbot("Harbour help");
  await openChat(id);
  server.answer(midway);
  await ask();
  const words = "The account with your provider has no credit left. Add credit there.";
  await log().getByText(words).waitFor();
  await page.reload();
  await log().getByText(words).waitFor();
});

it("who may not change the provider is told whom to tell", async () => {
  await connect();
  const id = await chatbot("Harbour help");
  await join(owner, "bob", "answers", product.url);
  const other = await visit(browser);
  await enter(other.page, "bob", `/app/chat?ragSystemId=${id}`, product.url);
  server.answer(failing("a wrong key"));
  await ask(other.page);
  const alert = other.page.getByRole("log").getByRole("alert");
  await alert.getByText(/^Your provider refuses the key/).waitFor();
  await alert.getByText("Tell the owner of this account.").waitFor();
  expect(await alert.getByRole("link").count()).toBe(0);
  await other.context.close();
});
