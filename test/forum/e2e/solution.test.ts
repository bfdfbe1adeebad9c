import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { enter } from "../../browser/owner.ts";
import { expectUsable } from "../../browser/usable.ts";
import { expectQuiet, launch } from "../../browser/visit.ts";
import { arrive } from "../../browser/widget-browser.ts";
import { uniqueId } from "../../unique-id.ts";
import { as, nobody } from "../../users.ts";
import { post, reply } from "../write.ts";
import { fillForm, openForum, openPost, submit, toasted } from "./forum-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const mark = (page: Page) => page.getByRole("button", { name: "Mark as solution", exact: true });
const badge = (page: Page) => page.locator("ol > li").getByText("Solution", { exact: true });

it("[FORUM-015] [FORUM-018] the author gets a private link once, and marks the solution by it in any browser", async () => {
  const { page } = await openForum(browser);
  const title = `Lost keys ${uniqueId("title")}`;
  await fillForm(page, title);
  await submit(page).click();
  await toasted(page, "Post created successfully!");
  const note = page.getByText("Keep this private link.");
  await note.waitFor();
  const link = (await note.locator("code").textContent()) ?? "";
  const { pathname } = new URL(page.url());
  expect(link).toMatch(new RegExp(`^${inject("url")}${pathname}#author=[\\w-]{32}$`));
  const id = pathname.split("/").at(-1) ?? "";
  await reply(id);
  const { id: second } = await reply(id);
  await page.reload();
  expect(await note.count()).toBe(0);
  expect(await mark(page).count()).toBe(2);

  const elsewhere = await arrive(browser);
  await elsewhere.page.goto(link);
  await mark(elsewhere.page).last().click();
  await badge(elsewhere.page).waitFor();
  expect(new URL(elsewhere.page.url()).hash).toBe("");
  const { replies } = await nobody().forum.post({ id });
  expect(replies.filter(({ is_solution }) => is_solution).map((one) => one.id)).toEqual([second]);
  await elsewhere.page.getByRole("button", { name: "Not the solution", exact: true }).click();
  await badge(elsewhere.page).waitFor({ state: "detached" });
  expectQuiet(elsewhere);
});

it("[FORUM-018] a signed-in author sees the control in another browser, and nobody else does", async () => {
  const ann = await as("ann");
  const { post: made } = await post({}, ann);
  await reply(made.id);
  const [own, other, stranger] = [
    await arrive(browser),
    await arrive(browser),
    await openPost(browser, made.id),
  ];
  await enter(own.page, "ann", `/help/posts/${made.id}`);
  await mark(own.page).click();
  await badge(own.page).waitFor();
  await enter(other.page, "bob", `/help/posts/${made.id}`);
  for (const { page } of [other, stranger]) {
    await page.locator("#views").getByText(/[1-9]/).waitFor();
    expect([
      await mark(page).count(),
      await page.getByText("Not the solution").filter({ visible: true }).count(),
    ]).toEqual([0, 0]);
  }
  expectQuiet(own);
});

it("a link that is not the author's is refused in words, and is not tried again", async () => {
  const { post: made } = await post();
  await reply(made.id);
  const { page } = await openForum(browser, `/help/posts/${made.id}#author=${"x".repeat(32)}`);
  await mark(page).click();
  await toasted(page, "Only the author of this post chooses its solution.");
  await page.reload();
  await page.locator("#views").getByText("1", { exact: true }).waitFor();
  expect(await mark(page).count()).toBe(0);
});

it("a report takes a reason, is said, counts, and is remembered", async () => {
  const { post: made } = await post();
  const visitor = await openPost(browser, made.id);
  const { page } = visitor;
  const button = page.getByRole("button", { name: "Report", exact: true });
  const reason = page.getByLabel("Why should the operator look at it? (optional)");
  await button.click();
  await reason.press("Escape");
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  await button.press("Enter");
  await reason.fill("An advertisement");
  await expectUsable(page);
  const sent = page.waitForRequest("**/reports");
  await page.getByRole("button", { name: "Send Report", exact: true }).click();
  expect((await sent).postDataJSON()).toEqual({
    visitor: expect.stringMatching(/^[0-9a-f]{32}$/),
    reason: "An advertisement",
  });
  await toasted(page, "Reported. The operator looks at it.");
  const reported = page.getByRole("button", { name: "Reported", exact: true });
  expect([await reported.isDisabled(), await reason.count()]).toEqual([true, 0]);
  await page.reload();
  await reported.waitFor();
  expectQuiet(visitor);
});

it("a report that does not arrive keeps its reason and says what to do", async () => {
  const { post: made } = await post();
  const { page } = await openPost(browser, made.id);
  await page.route("**/reports", (route) => route.abort());
  await page.getByRole("button", { name: "Report", exact: true }).click();
  const reason = page.getByLabel("Why should the operator look at it? (optional)");
  await reason.fill("Spam");
  await page.getByRole("button", { name: "Send Report", exact: true }).click();
  await toasted(page, "Failed to report");
  await page.getByRole("alert").getByText("Check your connection").waitFor();
  expect(await reason.inputValue()).toBe("Spam");
});
