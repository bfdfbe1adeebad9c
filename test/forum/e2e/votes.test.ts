import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectQuiet, launch } from "../../browser/visit.ts";
import { nobody } from "../../users.ts";
import { post, reply } from "../write.ts";
import { openPost, toasted, upvote } from "./forum-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const upvotesOf = async (id: string) => (await nobody().forum.post({ id })).post.upvotes;

it("[FORUM-027] [FORUM-028] [FORUM-030] a vote raises the count that is shown, and a second one is refused by an information toast", async () => {
  const { post: made } = await post();
  const visitor = await openPost(browser, made.id);
  const { page } = visitor;
  const button = upvote(page);
  expect(await button.textContent()).toBe("Upvote0");
  await button.press("Enter");
  await button.getByText("Upvoted", { exact: true }).waitFor();
  expect([await button.textContent(), await button.getAttribute("aria-pressed")]).toEqual([
    "Upvoted1",
    "true",
  ]);
  await button.click();
  await toasted(page, "You have already voted on this post");
  expect(await page.locator(".toast").getAttribute("role")).toBe("status");
  expect([await button.textContent(), await upvotesOf(made.id)]).toEqual(["Upvoted1", 1]);
  await page.reload();
  expect([await button.textContent(), await button.getAttribute("aria-pressed")]).toEqual([
    "Upvoted1",
    "true",
  ]);
  expectQuiet(visitor);
});

it("[FORUM-029] every visitor keeps an identifier of their own, so another one votes too", async () => {
  const { post: made } = await post();
  const ids: string[] = [];
  for (const count of [1, 2]) {
    const { page } = await openPost(browser, made.id);
    const sent = page.waitForRequest("**/votes");
    await upvote(page).click();
    const { voter } = (await sent).postDataJSON();
    await upvote(page).getByText(String(count), { exact: true }).waitFor();
    await page.reload();
    const again = page.waitForRequest("**/votes");
    await upvote(page).click();
    expect((await again).postDataJSON()).toEqual({ voter });
    ids.push(voter);
  }
  expect([new Set(ids).size, ids.every((id) => /^[0-9a-f]{32}$/.test(id))]).toEqual([2, true]);
  expect(await upvotesOf(made.id)).toBe(2);
});

it("[FORUM-047] a vote that fails otherwise is said by a toast, and may be tried again", async () => {
  const { post: made } = await post();
  const visitor = await openPost(browser, made.id);
  const { page } = visitor;
  for (const status of [undefined, 429, 500, 404]) {
    await page.route("**/votes", (route) =>
      status ? route.fulfill({ status, json: { code: "internal", message: "Not now." } }) : route.abort(),
    );
    await upvote(page).click();
    await toasted(page, "Failed to vote");
    await page.getByRole("button", { name: "Close message" }).click();
    await page.unroute("**/votes");
  }
  expect(await upvote(page).textContent()).toBe("Upvote0");
  await upvote(page).click();
  await upvote(page).getByText("1", { exact: true }).waitFor();
  expectQuiet(visitor);
});

it("a reply has a vote of its own", async () => {
  const { post: made } = await post();
  await reply(made.id);
  const { page } = await openPost(browser, made.id);
  await page.getByRole("button", { name: "Upvotes 0" }).click();
  await page.getByRole("button", { name: "Upvotes 1" }).waitFor();
  expect(await upvote(page).textContent()).toBe("Upvote0");
  expect((await nobody().forum.post({ id: made.id })).replies[0]?.upvotes).toBe(1);
});
