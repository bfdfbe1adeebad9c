import type { Locator } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { encodeEvent, end } from "#shared/chat/sse.ts";
import { expectAccessible } from "../../browser/accessible.ts";
import { newChat } from "../../browser/new-chat.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { uploadText } from "../../upload.ts";

const rules =
  "Books may be kept for four weeks.\n\nA reminder costs 1.50 euros.\n\nFilms may be kept for one week.";
const question = "What does a reminder cost?";

let desk: Desk;
let field: Locator;
let log: Locator;
let alpha: string;

beforeAll(async () => {
  desk = await openDesk("ann");
  field = desk.page.getByRole("textbox", { name: "Message" });
  log = desk.page.getByRole("log");
});
beforeEach(async () => {
  await go(desk.page, alpha ? `/app/chat?ragSystemId=${alpha}` : "/app/chat");
  if (alpha) await newChat(desk.page);
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("[CHAT-004] without a chatbot the page says what to do first", async () => {
  await desk.page.getByText("No RAG systems found").waitFor();
  await desk.page.getByText("Create a RAG system and upload documents first").waitFor();
});

it("[CHAT-001] [CHAT-002] [CHAT-003] [CHAT-005] the chatbots are chosen by name, the first at once or the one of the address", async () => {
  const { page, owner } = desk;
  await page.getByText("No RAG systems found").waitFor();
  const zeta = (await owner.chatbots.create({ name: "Zeta", use_case: "support" })).id;
  alpha = (await owner.chatbots.create({ name: "Alpha", use_case: "support" })).id;
  await page.reload();
  const chooser = page.getByRole("combobox", { name: "Chatbot" });
  await page.getByRole("region", { name: "Test chat" }).waitFor();
  await expect.poll(() => chooser.inputValue()).toBe("Alpha");
  await chooser.click();
  await expect.poll(() => page.getByRole("option").allTextContents()).toEqual(["Alpha", "Zeta"]);
  await page.keyboard.press("Escape");
  await go(page, `/app/chat?ragSystemId=${zeta}`);
  await page.getByRole("region", { name: "Test chat" }).waitFor();
  await expect.poll(() => chooser.inputValue()).toBe("Zeta");
});

it("[CHAT-039] a chat without documents says so beforehand, and a question that there is nothing to answer from", async () => {
  const { page } = desk;
  const documents = `/app/documents?ragSystemId=${alpha}`;
  const mend = page.getByRole("link", { name: "Add documents" });
  await log.getByRole("heading", { name: "Alpha has no documents yet" }).waitFor();
  expect(await mend.getAttribute("href")).toBe(documents);
  await ask(question);
  await log
    .getByRole("alert")
    .getByText(/^No relevant information found in the uploaded documents\./)
    .waitFor();
  expect(await log.getByRole("alert").getByRole("link", { name: "Add documents" }).count()).toBe(1);
  expect(await log.getByRole("button", { name: "Retry" }).count()).toBe(0);
  await expectAccessible(page);
});

it("[CHAT-009] [CHAT-011] [CHAT-013] an answer shows its sources with similarity, its time, its tokens and counts as a message", async () => {
  await uploadText(desk.owner, alpha, "rules.txt", rules);
  await ask(question);
  await log.getByText("A reminder costs 1.50 euros.").first().waitFor();
  await log
    .getByRole("button", { name: /rules\.txt.*\d+\.\d%/ })
    .first()
    .waitFor();
  await log.getByText(/^\d+\.\d\d s$/).waitFor();
  await log.getByText(/^[\d,]+ tokens$/).waitFor();
  await desk.page.getByText("2 messages", { exact: true }).waitFor();
});

it("[CHAT-012] [CHAT-033] an answer shows at most three sources, each by its filename or else by its source", async () => {
  await answerWith("It is 1.50 euros in all branches.[4][2][1][3]");
  await ask(question);
  await log.getByRole("button", { name: "Copy answer" }).waitFor();
  expect(await sourcesShown()).toEqual(["1a.txt90.0% sure", "2b.txt80.0% likely", "3c.txt70.0% likely"]);
});

it("an answer that cites nothing shows the best matches and says so", async () => {
  await answerWith("I would ask at the desk.");
  await ask(question);
  await log.getByText("No passage is cited. The best matches:").waitFor();
  expect(await sourcesShown()).toEqual(["1a.txt90.0% sure", "2b.txt80.0% likely", "3c.txt70.0% likely"]);
  await log.getByRole("button", { name: /a\.txt/ }).click();
  await desk.page.getByText("0 of 4 passages cited").waitFor();
  expect(await desk.page.locator("article mark").count()).toBe(0);
});

it("an answer that cites nothing lists no passage that is hardly like the question", async () => {
  await answerWith("I would ask at the desk.", [0.3, 0.012, 0, 0]);
  await ask(question);
  await log.getByText("No passage is cited. The best matches:").waitFor();
  expect(await sourcesShown()).toEqual(["1a.txt30.0% doubtful"]);
  await newChat(desk.page);
  await answerWith("I would ask in town.", [0, 0, 0, 0]);
  await ask(question);
  await log.getByRole("button", { name: "Copy answer" }).waitFor();
  expect(await log.getByText("No passage is cited").count()).toBe(0);
  expect(await sourcesShown()).toEqual([]);
});

it("[CHAT-014] [CHAT-015] Enter sends, Shift+Enter and an input method's Enter do not, nor does a blank", async () => {
  const { page } = desk;
  const articles = log.getByRole("article");
  await field.fill("  \n ");
  await field.press("Enter");
  await field.fill("one");
  await field.press("Shift+Enter");
  await field.pressSequentially("two");
  await field.evaluate((element) =>
    element.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, isComposing: true }),
    ),
  );
  expect(await articles.count()).toBe(0);
  expect(await field.inputValue()).toBe("one\ntwo");
  await page.getByRole("button", { name: "Send" }).and(page.locator(":not([aria-disabled=true])")).waitFor();
  await field.press("Enter");
  await articles.getByText("one\ntwo").waitFor();
  expect(await field.inputValue()).toBe("");
});

it("[CHAT-006] [CHAT-007] [CHAT-008] [CHAT-019] [CHAT-022] clearing ends the session, forgets the messages and starts another", async () => {
  const { page } = desk;
  await ask(question);
  await log.getByRole("button", { name: "Copy answer" }).waitFor();
  const before = await sessionShown();
  const ended = page.waitForResponse("**/end_conversation_session");
  const started = page.waitForResponse("**/start_conversation");
  await page.getByRole("button", { name: "Clear Chat" }).click();
  await toasted(page, "Chat cleared");
  const end = await ended;
  const { session_id, started_at } = await (await started).json();
  expect((await end.json()).ended_at <= started_at).toBe(true);
  await page.getByText("0 messages", { exact: true }).waitFor();
  expect(await log.getByRole("article").count()).toBe(0);
  const shown = session_id.slice(-8);
  await page.getByText(`Session ${shown}`, { exact: true }).waitFor();
  expect(before).toHaveLength(8);
  expect(before).not.toBe(shown);
});

const sourcesShown = () => log.getByRole("button", { name: /\.txt/ }).allTextContents();

/** Answers the next question with four sources and this text. */
const answerWith = async (text: string, similarities = [0.9, 0.8, 0.7, 0.6]): Promise<void> => {
  const context = ["a", "b", "c", "d"].map((name, at) => ({
    content: `A reminder costs 1.50 euros in branch ${name}. Ask for branch ${name} at the desk.`,
    similarity: similarities[at] ?? 0,
    source: name === "b" ? "b.txt" : "passage",
    metadata: { filename: name === "b" ? "" : `${name}.txt` },
  }));
  const events = [
    encodeEvent({ type: "sources", context }),
    encodeEvent({ type: "delta", text }),
    encodeEvent({ type: "done", outcome: "answered", tokenCount: 9, responseTime: 9 }),
  ];
  const body = [...events, end].join("");
  await desk.page.route(
    "**/functions/v1/rag-chat",
    (route) => route.fulfill({ contentType: "text/event-stream", body }),
    { times: 1 },
  );
};

const sessionShown = async () =>
  (await desk.page.getByText(/^Session \w{8}$/).textContent())?.replace("Session ", "");

const ask = async (words: string): Promise<void> => {
  await desk.page.getByText(/^Session \w{8}$/).waitFor();
  await field.fill(words);
  await field.press("Enter");
};
