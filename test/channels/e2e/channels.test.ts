import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Channel } from "#shared/channels/channel.ts";
import { expectAccessible } from "../../browser/accessible.ts";
import { layoutFaults } from "../../browser/layout.ts";
import { enter, toasted } from "../../browser/owner.ts";
import { pickChatbot } from "../../browser/pick-chatbot.ts";
import { copiedIn, expectQuiet, launch, type Visit, visit } from "../../browser/visit.ts";
import { type Borrowed, borrow } from "../../products/borrow.ts";
import { until } from "../../until.ts";
import { uploadText } from "../../upload.ts";
import type { Actor } from "../../users.ts";
import { type Messengers, startMessengers } from "../messengers.ts";

let stand: Messengers;
let product: Borrowed;
let browser: Browser;
let desk: Visit;
let owner: Actor;
let chatbotId: string;
let page: Page;

beforeAll(async () => {
  product = await borrow("messengers");
  stand = await startMessengers(product.port);
  browser = await launch();
  desk = await visit(browser);
  page = desk.page;
  owner = await enter(page, "ann", "/app/integration-tools?tab=telegram", product.url);
  ({ id: chatbotId } = await owner.chatbots.create({ name: "Shop help", use_case: "support" }));
  await uploadText(owner, chatbotId, "fees.txt", "A reminder costs 1.50 euros.");
});
afterAll(async () => {
  expectQuiet(desk);
  await browser.close();
  stand.stop();
  await product.giveBack();
});

const button = (name: string) => page.getByRole("button", { name, exact: true });
const card = (name: string) => page.getByRole("region", { name });

const open = async (tab: string) => {
  await page.getByRole("tab", { name: `${tab} Bot` }).click();
  // the former tab's panel is there for a moment more
  await pickChatbot(page.getByRole("tabpanel", { name: `${tab} Bot` }), "Shop help");
};

const check = async (label: string, token: string) => {
  await page.getByLabel(label, { exact: true }).fill(token);
  await button("Check").click();
};

/** Writes to the bot and waits for its answer. */
const answered = async (channel: Channel) => {
  const messenger = stand.messengers[channel];
  stand.calls.length = 0;
  const address = `${product.url}/channels/${channel}/${chatbotId}`;
  await messenger.deliver(address, { text: "What does a reminder cost?" });
  return until(async () => messenger.said()[0]);
};

const disconnect = async (channel: string, name: string) => {
  await card(name).getByRole("button", { name: "Disconnect" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
  await toasted(page, `${channel} bot disconnected`);
  await card(name).waitFor({ state: "detached" });
};

it("[WBUILD-002] a Telegram bot is connected in its tab, answers from the documents, and is disconnected", async () => {
  await open("Telegram");
  const { right, wrong, botName } = stand.messengers.telegram;
  await check("Bot token", wrong.token);
  await page.getByRole("alert").getByText("Telegram does not know this token.").waitFor();
  await check("Bot token", right.token);
  await page.getByText(`This is ${botName}`).waitFor();
  await expectAccessible(page);
  await button("Connect Telegram").click();
  await toasted(page, "Telegram bot connected");
  await card(botName).getByText("Connected", { exact: true }).waitFor();
  expect(await answered("telegram")).toContain("1.50 euros");
  await expectAccessible(page);
  await card(botName).getByRole("link", { name: "Conversations in History" }).click();
  await page.getByText("What does a reminder cost?").first().waitFor();
  await page.goBack();
  await disconnect("Telegram", botName);
  expect(stand.messengers.telegram.isAttached()).toBe(false);
});

it("[WBUILD-004] a Slack app is made from a manifest with the chatbot's address, and waits for Slack's first call", async () => {
  await open("Slack");
  await button("Copy manifest").click();
  expect(await copiedIn(page)).toContain(`${product.url}/channels/slack/${chatbotId}`);
  const { right, botName } = stand.messengers.slack;
  await page.getByLabel("Signing Secret").fill(right.signing_secret ?? "");
  await check("Bot User OAuth Token", "xoxp-51-of-a-user");
  await page.getByText("This is a user's token, not the bot's").waitFor();
  await check("Bot User OAuth Token", right.token);
  await page.getByText("Slack accepts the token, for Fernhill Cycles.").waitFor();
  await button("Connect Slack").click();
  await card(botName).getByText("Waiting for Slack's call").waitFor();
  expect(await answered("slack")).toContain("1.50 euros");
  await card(botName).getByText("Connected", { exact: true }).waitFor();
  await disconnect("Slack", botName);
  expect(stand.messengers.slack.isAttached()).toBe(false);
});

it("[WBUILD-003] a Discord bot is connected by its token, and says where it is invited", async () => {
  await open("Discord");
  const { right, botName } = stand.messengers.discord;
  await check("Bot token", right.token);
  await page.getByText(`This is ${botName}`).waitFor();
  await button("Connect Discord").click();
  await card(botName).getByText("Connected", { exact: true }).waitFor();
  const invitation = card(botName).getByRole("link", { name: "Add it to a server" });
  expect(await invitation.getAttribute("href")).toContain("client_id=118440221773");
  expect(await answered("discord")).toContain("1.50 euros");
});

it("a person's reply reaches Discord from the monitoring, which says why one does not", async () => {
  const { id } = await until(async () => (await owner.history.list({ channel: "discord" })).items[0]);
  await page.goto(`${product.url}/app/chat-monitoring?conversation=${id}`);
  await button("Intervene").click();
  await page.getByText(/^Discord takes replies until /).waitFor();
  const write = async (text: string) => {
    await page.getByLabel("Message to the visitor").fill(text);
    await button("Send").click();
    await toasted(page, "Intervention message sent");
  };
  await write("I look it up.");
  await until(async () => stand.messengers.discord.said().find((text) => text.includes("I look it up.")));
  stand.state.refuses = true;
  await write("It is right.");
  const line = page.getByRole("listitem").filter({ hasText: "Not delivered" });
  await line.getByText(/it takes replies for 15 minutes after each message of the visitor/).waitFor();
  stand.state.refuses = false;
  await expectAccessible(page);
  expect(await layoutFaults(page)).toEqual([]);
});

it("[WBUILD-003] a Discord bot is disconnected although Discord is away, and the owner reads what remains", async () => {
  await page.goto(`${product.url}/app/integration-tools?tab=discord`);
  stand.away.add("discord");
  await disconnect("Discord", stand.messengers.discord.botName);
  await page.getByText("Discord did not answer").waitFor();
  expect(stand.messengers.discord.isAttached()).toBe(true);
  stand.away.clear();
});
