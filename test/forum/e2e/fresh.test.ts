import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch } from "../../browser/visit.ts";
import { arrive } from "../../browser/widget-browser.ts";
import { uniqueId } from "../../unique-id.ts";
import { post } from "../write.ts";
import { cards, postReply, replyBox, toasted, upvote } from "./forum-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Keeps pages as CloudFront does for a minute: by address and the cookie `fresh`, the same for all visitors. */
const openEdge = () => {
  const kept = new Map<string, { status: number; headers: Record<string, string>; body: Buffer }>();
  return (context: BrowserContext) =>
    context.route(/\/help(?:\?|$|\/posts\/)/, async (route) => {
      const url = route.request().url();
      const fresh = (await context.cookies(url)).find(({ name }) => name === "fresh");
      const key = `${url} ${fresh?.value}`;
      const known = kept.get(key);
      if (known) return route.fulfill(known);
      const response = await route.fetch();
      const page = { status: response.status(), headers: response.headers(), body: await response.body() };
      kept.set(key, page);
      return route.fulfill(page);
    });
};

it("who has written sees it at once, also after a reload and in the list, while others see the page of the last minute", async () => {
  const word = uniqueId("word").replace("_", "");
  const { post: made, author_secret } = await post({ title: word });
  const edge = openEdge();
  const [writer, reader] = [await arrive(browser), await arrive(browser)];
  for (const { context } of [writer, reader]) await edge(context);
  const [list, thread] = [`${inject("url")}/help?q=${word}`, `${inject("url")}/help/posts/${made.id}`];
  const { page } = writer;
  await page.goto(list);
  await page.goto(`${thread}#author=${author_secret}`);
  await replyBox(page).fill(`My reply ${uniqueId("text")}`);
  await postReply(page).click();
  await toasted(page, "Reply posted successfully!");
  const seen = () => page.getByRole("heading", { name: "Replies (1)" }).waitFor();
  await seen();
  await page.reload();
  await seen();
  await upvote(page).click();
  await upvote(page).getByText("1", { exact: true }).waitFor();
  await page.reload();
  expect(await upvote(page).textContent()).toBe("Upvoted1");
  await page.getByRole("button", { name: "Mark as solution" }).click();
  await page.getByText("Solution", { exact: true }).waitFor();
  await page.reload();
  await page.getByText("Solution", { exact: true }).waitFor();
  await page.getByRole("link", { name: "← Back to Posts" }).click();
  await page.waitForURL(list);
  expect(await cards(page).textContent()).toMatch(/Solved[\s\S]*1 reply/);
  const [cookie] = await writer.context.cookies();
  const left = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect([cookie?.name, cookie?.path, left <= 70]).toEqual(["fresh", "/help", true]);

  await reader.page.goto(thread);
  await reader.page.getByRole("heading", { name: "Replies (0)" }).waitFor();
  await reader.page.goto(list);
  expect(await cards(reader.page).textContent()).not.toContain("Solved");
  expect(await reader.context.cookies()).toEqual([]);
});
