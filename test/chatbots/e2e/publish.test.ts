import { format } from "date-fns";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { copiedIn, expectQuiet } from "../../browser/visit.ts";

let desk: Desk;
let card: Locator;
let dialog: Locator;
const copied = () => copiedIn(desk.page);

beforeAll(async () => {
  desk = await openDesk("ann");
  await desk.owner.chatbots.create({ name: "Desk", description: "House rules.", use_case: "support" });
  card = desk.page.getByRole("article");
  dialog = desk.page.getByRole("dialog", { name: "Publish Desk" });
});
beforeEach(() => go(desk.page, "/app/rag-systems"));
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("[BOT-036] publishing asks for a public title and description and begins with the chatbot's own", async () => {
  await card.getByRole("button", { name: "Publish", exact: true }).click();
  expect(await dialog.getByLabel("Public title").inputValue()).toBe("Desk");
  expect(await dialog.getByLabel("Public description").inputValue()).toBe("House rules.");
  await dialog.getByLabel("Public title").fill(" ");
  await dialog.getByRole("button", { name: "Publish" }).click();
  await dialog.getByText("Enter a title.").waitFor();
  expect((await chatbot()).is_public).toBe(false);
});

it("[BOT-044] a publication that fails says so", async () => {
  const { page } = desk;
  await page.route("**/publication", (route) => route.fulfill({ status: 500, body: "" }));
  await card.getByRole("button", { name: "Publish", exact: true }).click();
  await dialog.getByRole("button", { name: "Publish" }).click();
  await toasted(page, "Failed to update RAG system");
  await page.unroute("**/publication");
});

it("[BOT-005] [BOT-011] [BOT-042] a published chatbot says so on its card", async () => {
  const { page } = desk;
  expect(await card.getByText("Public", { exact: true }).count()).toBe(0);
  await card.getByRole("button", { name: "Publish", exact: true }).click();
  await dialog.getByLabel("Public title").fill("Library help");
  await dialog.getByRole("button", { name: "Publish" }).click();
  await toasted(page, "RAG system published successfully!");
  await dialog.getByText("Close", { exact: true }).click();
  await card.getByText("Public", { exact: true }).waitFor();
  await card.getByRole("button", { name: "Published", exact: true }).waitFor();
  await card.getByText(`Published ${format(new Date(), "MMM d, yyyy")}`).waitFor();
  expect(await chatbot()).toMatchObject({ is_public: true, public_title: "Library help" });
});

it("[BOT-008] [BOT-009] copying the public link says so", async () => {
  await card.getByRole("button", { name: "Copy public link" }).click();
  await toasted(desk.page, "Public link copied to clipboard!");
  expect(await copied()).toBe(`${inject("url")}/public/${(await chatbot()).public_slug}`);
});

it("[BOT-010] viewing opens the public page in a new tab", async () => {
  const opened = desk.context.waitForEvent("page");
  await card.getByRole("link", { name: "View public page" }).click();
  const visitor = await opened;
  await visitor.getByText("Library help").first().waitFor();
  expect(visitor.url()).toBe(`${inject("url")}/public/${(await chatbot()).public_slug}`);
  await visitor.close();
});

it("[WBUILD-054] [WBUILD-057] a published chatbot offers a script for other sites, which can be copied", async () => {
  await card.getByRole("button", { name: "Published", exact: true }).click();
  await dialog.getByRole("button", { name: "Copy", exact: true }).click();
  await toasted(desk.page, "Embed code copied to clipboard!");
  const address = `${inject("url")}/widget-embed/${(await chatbot()).public_slug}.js`;
  expect(await copied()).toBe(`<script async src="${address}"></script>`);
  expect((await fetch(address)).status).toBe(200);
});

it("the public link is shown whole on a phone, with a QR code to download", async () => {
  const { page } = desk;
  const { public_slug } = await chatbot();
  await card.getByRole("button", { name: "Published", exact: true }).click();
  await page.setViewportSize({ width: 360, height: 800 });
  const address = dialog.getByRole("group", { name: "Public link" }).getByText(`/public/${public_slug}`);
  expect(await address.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  await dialog.getByRole("img", { name: "QR code of the public link" }).waitFor();
  for (const [button, name] of [
    ["Download PNG", `${public_slug}.png`],
    ["SVG", `${public_slug}.svg`],
  ] as const) {
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: button }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
});

it("[BOT-043] [BOT-044] unpublishing says so, also if it fails, and keeps the link for another time", async () => {
  const { page } = desk;
  const { public_slug } = await chatbot();
  await card.getByRole("button", { name: "Published", exact: true }).click();
  await page.route("**/publication", (route) => route.fulfill({ status: 500, body: "" }));
  await dialog.getByRole("button", { name: "Unpublish" }).click();
  await toasted(page, "Failed to update RAG system");
  await page.unroute("**/publication");
  expect((await chatbot()).is_public).toBe(true);
  await dialog.getByRole("button", { name: "Unpublish" }).click();
  await toasted(page, "RAG system unpublished");
  await card.getByText("Only you can open it").waitFor();
  expect(await chatbot()).toMatchObject({ is_public: false, public_slug });
});

it("how long conversations are kept is chosen in the card's menu, with the number of those that go", async () => {
  const { page } = desk;
  await page.getByRole("button", { name: "Actions for Desk" }).click();
  await page.getByRole("menuitem", { name: "Conversations kept…" }).click();
  const kept = page.getByRole("dialog", { name: "Conversations kept" });
  await kept.getByText("Nothing is deleted by itself.").waitFor();
  await page.route("**/retention/expired?*", (route) => route.fulfill({ json: { conversations: 1204 } }));
  await kept.getByLabel("Keep a conversation").selectOption("90 days");
  await kept.getByText("1,204 conversations go within the next hours").waitFor();
  await kept.getByRole("button", { name: "Save and delete 1,204" }).waitFor();
  await page.unroute("**/retention/expired?*");
  await kept.getByLabel("Keep a conversation").selectOption("30 days");
  await kept.getByText("No conversation is that old now.").waitFor();
  await kept.getByText("Statistics, costs and the numbers in reports stay.").waitFor();
  await kept.getByText("Keep conversations of the public page").click();
  await expectAccessible(page);
  await kept.getByRole("button", { name: "Save" }).click();
  await toasted(page, "Choice saved");
  expect(await chatbot()).toMatchObject({ keep_days: 30, keeps_page: true });
});

const chatbot = async () => {
  const [only] = (await desk.owner.chatbots.list({})).items;
  if (!only) throw new Error("The chatbot is gone.");
  return only;
};
