import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";

let desk: Desk;
let chatbotId: string;

beforeAll(async () => {
  desk = await openDesk("ann");
  chatbotId = (await desk.owner.chatbots.create({ name: "Library", use_case: "support" })).id;
});
beforeEach(async () => {
  await desk.context.unrouteAll();
  await desk.page.setViewportSize({ width: 1280, height: 900 });
});
afterAll(() => desk.browser.close());

/** Makes the files of a chunk fail as they do without a connection. */
const breakChunk = (pattern: RegExp) => desk.context.route(pattern, (route) => route.abort());

it("a message is shown although the code of the toasts cannot be fetched", async () => {
  const { page } = desk;
  await breakChunk(/assets\/toast-list-[^/]+\.js/);
  await go(page, "/app");
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByRole("status").getByText("Dashboard refreshed").waitFor();
  expect(await page.getByRole("heading", { name: /^Welcome/ }).count()).toBe(1);
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByText("Dashboard refreshed").waitFor({ state: "detached" });
});

it("a dialog whose code cannot be fetched says so, and opens after a reload", async () => {
  const { page } = desk;
  await breakChunk(/assets\/create-dialog-[^/]+\.js/);
  await go(page, "/app");
  await page.getByRole("button", { name: "Create New Chatbot" }).click();
  await toasted(page, "Check your connection, then reload the page.");
  await page.getByRole("heading", { name: /^Welcome/ }).waitFor();
  await desk.context.unrouteAll();
  await page.reload();
  await page.getByRole("button", { name: "Create New Chatbot" }).click();
  await page.getByRole("dialog", { name: "Create Chatbot" }).waitFor();
});

it("the menu of a phone that cannot be fetched says so and leaves the page alone", async () => {
  const { page } = desk;
  await page.setViewportSize({ width: 390, height: 844 });
  await breakChunk(/assets\/sidebar-drawer-[^/]+\.js/);
  await go(page, "/app");
  await page.getByRole("button", { name: "Open menu" }).click();
  await toasted(page, "Check your connection, then reload the page.");
  await page.getByRole("heading", { name: /^Welcome/ }).waitFor();
});

it("the chat within the chatbots page that cannot be fetched offers another try", async () => {
  const { page } = desk;
  await breakChunk(/assets\/chat-panel-[^/]+\.js/);
  await go(page, `/app/rag-systems?test=${chatbotId}`);
  await page.getByRole("heading", { name: "Test Library" }).waitFor();
  await page.getByRole("alert").getByText("The chat could not be loaded").waitFor();
  await desk.context.unrouteAll();
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("textbox", { name: "Message" }).waitFor();
});

it("an answer stays readable although the code of its layout cannot be fetched", async () => {
  const { page } = desk;
  await breakChunk(/assets\/answer-text-[^/]+\.js/);
  await go(page, `/app/chat?ragSystemId=${chatbotId}`);
  await page.getByText(/^Session \w{8}$/).waitFor();
  await page.getByRole("textbox", { name: "Message" }).fill("Hello");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Copy answer" }).waitFor();
  expect(await page.getByRole("article").textContent()).toMatch(/Hello[\s\S]*\w{3,}/);
});
