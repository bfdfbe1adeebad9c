import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import {
  ask,
  askInWidget,
  copyWidgetCode,
  fact,
  handbook,
  markedInSource,
  publish,
  question,
} from "../../browser/first-steps.ts";
import { expectQuiet, launch, seen, type Visit, visit } from "../../browser/visit.ts";
import { type Walk, walkOn } from "../../browser/walk.ts";
import { type Host, openHost } from "../../browser/widget-host.ts";
import { startOpenAiServer } from "../../openai-server.ts";
import { type Product, startProduct, temporaryFolder } from "../../product.ts";
import { password } from "../../users.ts";

const fifteenDays = 15 * 86_400_000;
const fifteenDaysAhead = `
  const now = () => Now() + ${fifteenDays};
  const Now = Date.now;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, as) => Reflect.construct(target, given.length > 0 ? given : [now()], as),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });`;

let browser: Browser;
let host: Host;
let product: Product;
let owner: Visit;

beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), openHost()]);
  product = await startProduct({ folder: temporaryFolder() });
  owner = await visit(browser);
});
afterAll(async () => {
  await browser.close();
  host.close();
  await product.stop();
});

it("[BOT-001] a newcomer with a file reads the first cited answer after seven clicks", async () => {
  const { page } = owner;
  const walk = walkOn(page);
  await page.goto(product.url);
  await startAccount(walk, page, "newcomer@example.com");
  await seen(page, "Account created successfully!");
  await seen(page, /Newcomer/);
  await seen(page, "Connect a language model");
  await walk.click(page.getByRole("button", { name: "Create Chatbot" }));
  await walk.type("Library help");
  await walk.click(page.getByRole("dialog").getByRole("button", { name: "Create Chatbot" }));
  const chooser = page.waitForEvent("filechooser");
  await walk.click(page.getByRole("button", { name: "Choose files" }).first());
  await (await chooser).setFiles(handbook);
  walk.clicks += 1;
  await walk.click(page.getByRole("link", { name: "Ask about this" }));
  await walk.type(question);
  await seen(page, /^Session \w{8}$/);
  await page.keyboard.press("Enter");
  await walk.read(page.getByRole("log").getByText(fact).first());
  expect(await markedInSource(page)).toMatch(fact);
  expectQuiet(owner);
  tell("with a file", walk);
  expect(walk.clicks).toBe(7);
});

it("a newcomer without a file reads a cited answer of the sample after three clicks", async () => {
  const other = await visit(browser);
  const { page } = other;
  const walk = walkOn(page);
  await page.goto(product.url);
  await startAccount(walk, page, "sampler@example.com");
  await walk.click(page.getByRole("button", { name: "Which files can it read?" }));
  await walk.read(
    page
      .getByRole("log")
      .getByText(/PDF, Word, Excel/)
      .first(),
  );
  await walk.read(page.getByRole("button", { name: /^Source 1/ }).first());
  tell("with the sample", walk);
  expect(walk.clicks).toBe(3);
  await page.reload();
  await seen(page, /^Session \w{8}$/);
  await seen(page, "2 messages");
  await page.goto(`${product.url}/app/rag-systems`);
  await page.getByRole("button", { name: "Actions for Sample: Docent handbook" }).click();
  await page.getByRole("menuitem", { name: "Delete…" }).click();
  await page.getByRole("button", { name: "Delete chatbot" }).click();
  await seen(page, "No chatbots yet");
  expectQuiet(other);
  await other.context.close();
});

const startAccount = async (walk: Walk, page: Page, email: string): Promise<void> => {
  await walk.click(page.getByRole("link", { name: /start|sign up|create/i }).first());
  await walk.type(email, "City Library", password, password);
  await walk.click(page.getByRole("button", { name: "Create Account" }));
};

const tell = (way: string, { clicks, waitedSeconds }: Walk): void =>
  console.info(`First cited answer ${way}: ${clicks} clicks, ${waitedSeconds.toFixed(1)} s of waiting`);

it("[BOT-001] publishes it, and anybody asks on the public page", async () => {
  await publish(owner.page);
  const visitor = await visit(browser);
  await visitor.page.goto(`${product.url}/public/library-help`);
  await ask(visitor.page);
  await seen(visitor.page, fact);
  expectQuiet(visitor);
});

it("[BOT-001] pastes the snippet into a page of another origin, and asks in the widget there", async () => {
  const snippet = await copyWidgetCode(owner.page);
  expect(snippet).toContain("/widget.js");
  const visitor = await visit(browser);
  await askInWidget(visitor.page, host.page({ body: snippet }));
  expectQuiet(visitor);
});

it("connects a model's server of this machine in the settings: faults are told, the key is never shown, removing it names chatbots", async () => {
  const { page } = owner;
  const model = await startOpenAiServer();
  model.list(["qwen3:4b", "bge-m3", "llama3"]);
  await page.goto(`${product.url}/app/settings`);
  await page.getByRole("button", { name: "Connect a provider" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Service").selectOption("Ollama on this machine");
  expect(await dialog.getByLabel("Base URL").inputValue()).toBe("http://127.0.0.1:11434/v1");
  await dialog.getByLabel("Base URL").fill("http://127.0.0.1:9/v1");
  await dialog.getByLabel("Key").fill("sk-newcomer");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Connect" }).click();
  await dialog.getByText("127.0.0.1 does not answer. Check the address, or try again later.").waitFor();
  await dialog.getByLabel("Base URL").fill(model.url);
  await dialog.getByRole("button", { name: "Connect" }).click();
  await page.getByRole("dialog", { name: "Use it in Library help too?" }).waitFor();
  await dialog.getByRole("button", { name: "Not now" }).click();
  await seen(page, /^Offers 2 models\. .*The key is saved/);
  await page.getByLabel("Model of new chatbots").selectOption("qwen3:4b");
  await seen(page, "New chatbots begin with it");
  await page.getByRole("button", { name: "Change", exact: true }).click();
  expect(await dialog.getByLabel("Key").getAttribute("placeholder")).toBe("Saved; type to replace");
  expect(await page.content()).not.toContain("sk-newcomer");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByText("No chatbot uses it.").waitFor();
  await page.getByRole("button", { name: "Remove provider" }).click();
  await seen(page, "Built-in model");
  expect(model.keys).toEqual(new Set(["Bearer sk-newcomer"]));
  model.stop();
  expectQuiet(owner);
});

it("[AUTH-029] starts the product again fifteen days later, after the trial, and finds everything still there", async () => {
  const { folder, url } = product;
  const { page } = owner;
  // an open page, whose clock stays behind for a moment, would call its session over
  await page.goto("about:blank");
  await product.stop();
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fifteenDaysAhead)}` };
  product = await startProduct({ folder, port: Number(new URL(url).port), env });
  await page.clock.setSystemTime(Date.now() + fifteenDays);
  await page.goto(`${product.url}/app/rag-systems`);
  await seen(page, "Library help");
  await page.goto(`${product.url}/app/chat`);
  await seen(page, /^Session \w{8}$/);
  await ask(page);
  const answers = page.getByRole("log").getByRole("article");
  await answers.nth(1).getByRole("button", { name: "Copy answer" }).waitFor();
  await answers
    .nth(1)
    .getByRole("button", { name: /^Source 1/ })
    .first()
    .waitFor();
});
