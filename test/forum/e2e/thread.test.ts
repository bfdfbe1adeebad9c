import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { layoutFaults } from "../../browser/layout.ts";
import { enterAnew } from "../../browser/owner.ts";
import { expectUsable } from "../../browser/usable.ts";
import { copiedIn, expectQuiet, launch } from "../../browser/visit.ts";
import { arrive, phone } from "../../browser/widget-browser.ts";
import { uniqueId } from "../../unique-id.ts";
import { nobody } from "../../users.ts";
import { from } from "../from.ts";
import { newVisitor, post, reply } from "../write.ts";
import { openPost, postReply, replyBox, toasted, upvote, widthOf } from "./forum-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const today = () => new Date().toLocaleDateString("en-US", { timeZone: "UTC", dateStyle: "medium" });

it("[FORUM-013] a post shows type, category, title, author, date, views, an upvote button and its whole content", async () => {
  const end = uniqueId("end");
  const content = `## First\n\n${"Many words. ".repeat(100)}\n\n- **one**\n- two ${end}`;
  const { post: made } = await post({ content, author_name: "Ann Lee", category_id: "fcat_ideas" });
  const visitor = await openPost(browser, made.id);
  const { page } = visitor;
  const article = page.locator("main > article");
  expect(await article.locator(".tag").textContent()).toBe("Question");
  expect(await article.locator(".about").textContent()).toContain("Ideas");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(made.title);
  expect(await article.locator(".by > *").allTextContents()).toEqual(["Ann Lee", today()]);
  await article.locator("#views").getByText("1", { exact: true }).waitFor();
  expect(await upvote(page).isEnabled()).toBe(true);
  expect(await article.getByRole("listitem").allTextContents()).toEqual(["one", `two ${end}`]);
  expect(await article.getByRole("heading", { level: 2, name: "First", exact: true }).isVisible()).toBe(true);
  await page.getByRole("button", { name: "Copy link" }).click();
  expect(await copiedIn(page)).toBe(`${inject("url")}/help/posts/${made.id}`);
  await expectUsable(page);
  expectQuiet(visitor);
});

it("[FORUM-016] [FORUM-017] a post without replies asks for the first one, in a box with a button", async () => {
  const { post: made } = await post();
  const { page } = await openPost(browser, made.id);
  await page.getByRole("heading", { name: "Replies (0)", exact: true }).waitFor();
  await page.getByText("No replies yet. Be the first to respond!", { exact: true }).waitFor();
  await page.getByRole("heading", { name: "Add a Reply", exact: true }).waitFor();
  expect([await replyBox(page).isVisible(), await postReply(page).isVisible()]).toEqual([true, true]);
});

it("[FORUM-014] [FORUM-015] replies are counted and show author, date, upvotes and content, the accepted one as the solution", async () => {
  const { post: made, author_secret } = await post();
  const [one, other] = [
    await reply(made.id, "First `answer`"),
    await reply(made.id, `Second ${uniqueId("a")}`),
  ];
  await from().forum.vote({ id: made.id, reply_id: one.id, voter: newVisitor() });
  await from().forum.solve({ id: made.id, reply_id: other.id, author_secret });
  const { page } = await openPost(browser, made.id);
  const replies = page.getByRole("region", { name: "Replies (2)" }).locator("ol > li");
  const [first, second] = [replies.nth(0), replies.nth(1)];
  expect(await first.locator("header p > *").allTextContents()).toEqual(["Anonymous", today()]);
  expect(await first.getByRole("button", { name: "Upvotes 1" }).isVisible()).toBe(true);
  expect(await first.locator(".text").textContent()).toBe("First answer");
  expect(await first.locator("code").textContent()).toBe("answer");
  expect(await first.getByText("Solution", { exact: true }).count()).toBe(0);
  expect(await second.getByText("Solution", { exact: true }).isVisible()).toBe(true);
  await expectUsable(page);
});

it("[FORUM-025] [FORUM-026] opening a post from its card raises its views, and a failure of that is only logged", async () => {
  const { post: made } = await post();
  const { page } = await openPost(browser, made.id);
  await page.locator("#views").getByText("1", { exact: true }).waitFor();
  const other = await arrive(browser);
  const warnings: string[] = [];
  other.page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await other.page.route("**/views", (route) => route.fulfill({ status: 500, json: { code: "internal" } }));
  await other.page.goto(`${inject("url")}/help?q=${made.title}`);
  await other.page.getByRole("link", { name: made.title }).click();
  await expect.poll(() => warnings).toEqual([expect.stringContaining("The view was not counted.")]);
  expect(await other.page.locator(".toast").count()).toBe(0);
  expect(await other.page.locator("#views").textContent()).toBe("1");
  await other.page.unroute("**/views");
  await other.page.getByRole("link", { name: "← Back to Posts" }).click();
  await other.page.getByRole("link", { name: made.title }).click();
  await other.page.locator("#views").getByText("2", { exact: true }).waitFor();
  expect((await nobody().forum.post({ id: made.id })).post.view_count).toBe(2);
  expectQuiet(other);
});

it("[FORUM-031] [FORUM-045] a reply is sent once something stands in it, said by a toast, and shown", async () => {
  const { post: made } = await post();
  const visitor = await openPost(browser, made.id);
  const { page } = visitor;
  for (const blank of ["", "  \n "]) {
    await replyBox(page).fill(blank);
    expect(await postReply(page).isDisabled()).toBe(true);
  }
  await page.locator("#reply").evaluate((form: HTMLFormElement) => form.requestSubmit());
  expect(await postReply(page).textContent()).toBe("Post Reply");
  const text = `Restart it, ${uniqueId("then")}.`;
  await replyBox(page).fill(text);
  await postReply(page).click();
  await toasted(page, "Reply posted successfully!");
  await page.getByRole("heading", { name: "Replies (1)", exact: true }).waitFor();
  await page.getByText(text).waitFor();
  expect(await replyBox(page).inputValue()).toBe("");
  expect((await nobody().forum.post({ id: made.id })).replies).toMatchObject([
    { content: text, author_name: "Anonymous", user_id: null },
  ]);
  expectQuiet(visitor);
});

it("[FORUM-046] a reply that fails is said by a toast, and what was typed stays, also after a reload", async () => {
  const { post: made } = await post();
  const { page } = await openPost(browser, made.id);
  await page.route("**/replies", (route) => route.abort());
  const text = `A long answer ${uniqueId("kept")}`;
  await replyBox(page).fill(text);
  await postReply(page).click();
  await toasted(page, "Failed to post reply");
  await page.getByText("Check your connection and send it once more. Your text is kept.").waitFor();
  expect(await replyBox(page).inputValue()).toBe(text);
  await page.reload();
  expect([await replyBox(page).inputValue(), await postReply(page).isEnabled()]).toEqual([text, true]);
  await page.unroute("**/replies");
  await postReply(page).click();
  await toasted(page, "Reply posted successfully!");
  expect((await nobody().forum.post({ id: made.id })).replies).toHaveLength(1);
});

it("[FORUM-033] a signed-in user replies under the part of their address before the at-sign", async () => {
  const { post: made } = await post();
  const { page } = await arrive(browser);
  const { email } = await enterAnew(page, `/help/posts/${made.id}`);
  const name = email.split("@")[0] ?? "";
  await page.getByText(`You write as ${name}.`, { exact: true }).waitFor();
  await replyBox(page).fill(`From ${uniqueId("me")}`);
  await postReply(page).click();
  await toasted(page, "Reply posted successfully!");
  expect(await page.locator("ol > li header").textContent()).toContain(name);
  expect(await page.locator("ol").textContent()).not.toContain(email);
});

it("a locked post, a long word and text from right to left fit a phone", async () => {
  const { post: made } = await post({
    title: `مرحبا ${"W".repeat(190)}`,
    content: `${"a".repeat(10_000)}\n\nكيف أبدأ؟\n\n${"| a ".repeat(20)}|\n${"|---".repeat(20)}|\n\n\`\`\`\n${"x".repeat(500)}\n\`\`\``,
    author_name: "w".repeat(80),
  });
  await reply(made.id, "b".repeat(10_000));
  const visitor = await openPost(browser, made.id, phone);
  const { page } = visitor;
  await page.locator("#views").getByText("1", { exact: true }).waitFor();
  expect([await widthOf(page), await layoutFaults(page)]).toEqual([390, []]);
  const arabic = page.locator("main > article .text p").filter({ hasText: "كيف" });
  const isAtEnd = await arabic.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.abs(range.getBoundingClientRect().right - element.getBoundingClientRect().right) < 2;
  });
  expect(isAtEnd).toBe(true);
  expect(await page.locator("h1").evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
  await page.goto(`${inject("url")}/help?q=${made.title.slice(0, 20)}`);
  expect([await widthOf(page), await layoutFaults(page)]).toEqual([390, []]);
  expectQuiet(visitor);
});
