import { execFileSync } from "node:child_process";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { Widget } from "#shared/widgets/shapes.ts";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk } from "../../browser/owner.ts";
import { heard, listening } from "../../browser/page-listeners.ts";
import { copiedIn, seen } from "../../browser/visit.ts";
import { arrive, ask, field } from "../../browser/widget-browser.ts";
import { type Host, openHost, snippet } from "../../browser/widget-host.ts";
import { uploadText } from "../../upload.ts";
import { inSeconds, signVisitor } from "../sign-visitor.ts";

let desk: Desk;
let host: Host;
let dialog: Locator;
let chatbotId: string;
let shop: Widget;

const fact = "A helmet costs 60 euros.";
const newWidget = (config?: Widget["config"]) =>
  desk.owner.widgets.create({ name: "Shop", rag_system_id: chatbotId, config });

beforeAll(async () => {
  [desk, host] = await Promise.all([openDesk("ann"), openHost()]);
  dialog = desk.page.getByRole("dialog", { name: "Embed code" });
  chatbotId = (await desk.owner.chatbots.create({ name: "Desk", use_case: "support" })).id;
  await uploadText(desk.owner, chatbotId, "prices.txt", fact);
  shop = await newWidget();
  await go(desk.page, "/app/integration-tools");
  await desk.page.getByRole("button", { name: "Embed code Shop" }).click();
  await dialog.getByRole("button", { name: "Show JavaScript API" }).click();
});
afterAll(async () => {
  await desk.browser.close();
  host.close();
});

/** The code of a block in the dialog, as its button copies it. */
const copied = async (button: string): Promise<string> => {
  await dialog.getByRole("button", { name: button }).click();
  const shown = dialog.locator("code").filter({ hasText: /Docent|createHmac|secret_/ });
  await expect.poll(async () => shown.allTextContents()).toContain(await copiedIn(desk.page));
  return copiedIn(desk.page);
};

const conversations = async () => (await desk.owner.history.list({ chatbotId })).items;

it("the builder's code for a page runs as it stands: it asks with context, and hears the answer", async () => {
  const { page } = await arrive(desk.browser);
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  // the widget's script comes last, so the calls wait for it
  await page.goto(host.page({ body: (await copied("Copy page code")) + snippet(shop.id) }));
  const sent = page.waitForRequest(/widget-chat$/);
  await page.getByRole("button", { name: "What does this helmet cost?" }).click();
  await seen(page, fact);
  expect((await sent).postDataJSON()).toMatchObject({
    message: "What does this helmet cost?",
    context: { page: "Another site", product: "Blue helmet", price: 60 },
  });
  await expect.poll(() => said).toContainEqual(`Answered: ${fact} [1]`);
});

it("the builder's secret and code for a server name the visitor of a page, and nobody forges that", async () => {
  await dialog.getByRole("button", { name: "Create secret" }).click();
  const secret = await copied("Copy secret");
  await expectAccessible(desk.page);
  const visitor = { id: "cus_7", name: "Bo Lind", email: "bo@example.com" };
  const server = `${await copied("Copy server code")}\nprocess.stdout.write(chatToken(${JSON.stringify(visitor)}));`;
  let token = execFileSync(process.execPath, ["--input-type=module", "-e", server], {
    env: { DOCENT_IDENTITY_SECRET: secret },
    encoding: "utf8",
  });

  const { page } = await arrive(desk.browser);
  await page.route("**/chat-token", (route) => route.fulfill({ body: token }));
  const body = listening("error") + (await copied("Copy sign-in code")) + snippet(shop.id);
  await page.goto(host.page({ body }), { waitUntil: "networkidle" });
  await page.evaluate("Docent.open()");
  await ask(page, "What does a helmet cost?");
  await seen(page, fact);
  const [conversation] = await conversations();
  expect(conversation).toMatchObject({
    visitor_id: "cus_7",
    visitor_info: { name: "Bo Lind", email: "bo@example.com" },
  });
  expect(await heard(page)).toEqual([]);

  token = signVisitor("secret_guessed", { sub: "cus_8", exp: inSeconds(60) });
  await page.goto(host.page({ body }), { waitUntil: "networkidle" });
  await page.evaluate("Docent.open()");
  await expect.poll(() => heard(page)).toEqual([["error", "identify_refused"]]);
  await ask(page, "What does a helmet cost?");
  await seen(page, fact);
  const [anonymous] = await conversations();
  expect(anonymous).not.toHaveProperty("visitor_id");
  expect(anonymous?.visitor_info).toEqual({});
});

it("nobody reads the chat of another visitor of the same browser, or of one who signed out", async () => {
  const { id } = await newWidget();
  const { secret } = await desk.owner.widgets.createIdentitySecret({ id });
  const identify = (page: Page, token: string | null) =>
    page.evaluate(`Docent.identify(${JSON.stringify(token)})`);
  const { page } = await arrive(desk.browser);
  await page.goto(host.page({ body: snippet(id) }), { waitUntil: "networkidle" });
  await identify(page, signVisitor(secret, { sub: "one" }));
  await page.evaluate("Docent.open()");
  await ask(page, "What does a helmet cost?");
  await seen(page, fact);
  await identify(page, signVisitor(secret, { sub: "one" }));
  await identify(page, signVisitor(secret, { sub: "other" }));
  await page.getByText(fact).first().waitFor({ state: "detached" });
  await ask(page, "How much is a helmet?");
  await seen(page, fact);
  await identify(page, null);
  await page.getByText(fact).first().waitFor({ state: "detached" });
  await ask(page, "And what does the helmet cost?");
  await seen(page, fact);
  await expect
    .poll(async () =>
      (await conversations()).filter(({ widget_id }) => widget_id === id).map(({ visitor_id }) => visitor_id),
    )
    .toEqual([undefined, "other", "one"]);
});

it("a page opens, closes and removes its chats, each by its own handle, and hears what happens", async () => {
  const other = await newWidget();
  const { page } = await arrive(desk.browser);
  const init = (widgetId: string) => `DocentWidget.init(${JSON.stringify({ widgetId })})`;
  await page.goto(
    host.page({
      body: `<script src="${inject("url")}/widget-init.js"></script>
        <script>
          window.heard = [];
          window.one = ${init(shop.id)}; window.two = ${init(other.id)};
          const hear = ({ type }) => heard.push(type);
          for (const event of ["open", "close"]) one.on(event, hear);
          two.open();
        </script>`,
    }),
  );
  await field(page).waitFor();
  expect(await page.evaluate("heard")).toEqual([]);
  await page.evaluate("one.toggle()");
  await field(page).nth(1).waitFor();
  await page.evaluate("one.toggle()");
  await expect.poll(() => page.evaluate("heard")).toEqual(["open", "close"]);
  await page.evaluate("one.off('open', hear); one.open()");
  await field(page).nth(1).waitFor();
  await page.evaluate("one.close()");
  await expect.poll(() => page.evaluate("heard")).toEqual(["open", "close", "close"]);
  await page.evaluate("two.destroy()");
  expect(await page.locator("docent-widget").count()).toBe(1);
});

it("a message of the page waits behind the visitor's form, whose details the page hears of", async () => {
  const form = await newWidget({ ...shop.config, collectUserInfo: true, requiredUserInfo: true });
  const { page } = await arrive(desk.browser);
  await page.goto(host.page({ body: listening("lead", "message", "answer", "error") + snippet(form.id) }), {
    waitUntil: "networkidle",
  });
  await page.evaluate(
    "Docent.sendMessage('  What does a helmet cost? '); Docent.sendMessage(' '); Docent.setContext({ list: [] })",
  );
  await page.getByRole("textbox", { name: "Name" }).fill("Bo");
  await page.getByRole("textbox", { name: "Email" }).fill("bo@example.com");
  await page.getByRole("button", { name: "Continue" }).click();
  await field(page).waitFor();
  expect(await field(page).inputValue()).toBe("What does a helmet cost?");
  await field(page).press("Enter");
  await seen(page, fact);
  await expect
    .poll(() => heard(page))
    .toEqual([
      ["error", "sendMessage_refused"],
      ["error", "setContext_refused"],
      ["lead", "bo@example.com"],
      ["message", "What does a helmet cost?"],
      ["answer", `${fact} [1]`],
    ]);
});

it("a page hears that its chat is missing, cannot be loaded, or did not answer", async () => {
  const { page } = await arrive(desk.browser);
  const body = listening("error");
  await page.goto(host.page({ body: body + snippet("wgt_none") }), { waitUntil: "networkidle" });
  await page.evaluate("Docent.open()");
  await expect.poll(() => heard(page)).toEqual([["error", "not_found"]]);
  await page.goto(host.page({ body: body + snippet(shop.id) }), { waitUntil: "networkidle" });
  await page.route(/\/widget\/panel-/, (route) => route.abort());
  await page.evaluate("Docent.open()");
  await expect.poll(() => heard(page)).toEqual([["error", "not_loaded"]]);
  await page.unroute(/\/widget\/panel-/);
  await page.route(/widget-chat$/, (route) => route.abort());
  await page.goto(host.page({ body: body + snippet(shop.id) }), { waitUntil: "networkidle" });
  await page.evaluate("Docent.sendMessage('What does a helmet cost?')");
  await expect.poll(() => heard(page)).toEqual([["error", "not_answered"]]);
});
