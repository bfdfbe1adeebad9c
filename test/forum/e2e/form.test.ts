import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { layoutFaults } from "../../browser/layout.ts";
import { enterAnew } from "../../browser/owner.ts";
import { launch } from "../../browser/visit.ts";
import { arrive, phone } from "../../browser/widget-browser.ts";
import { uniqueId } from "../../unique-id.ts";
import { nobody } from "../../users.ts";
import { post } from "../write.ts";
import { dialog, field, fillForm, openForum, submit, toasted, widthOf } from "./forum-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const newTitle = (): string => `How to ${uniqueId("title")}`;
const found = async (q: string) => (await nobody().forum.posts({ q })).items;

it("posts like the one whose title is typed are shown, the solved ones as such", async () => {
  const own = uniqueId("zebra").replace("_", "");
  const { post: made } = await post({ title: `Printing ${own} labels` });
  const { page } = await openForum(browser);
  await page.getByRole("button", { name: "New Post" }).click();
  await field(page, "Title").fill(`Where do ${own} labels come from?`);
  const link = dialog(page).getByRole("link", { name: made.title });
  await link.waitFor();
  expect(await link.getAttribute("href")).toBe(`/help/posts/${made.id}`);
  await field(page, "Title").fill("");
  await link.waitFor({ state: "hidden" });
});

it("the form fits a phone, and an address that names it opens it", async () => {
  const { page } = await openForum(browser, "/help#create-post", phone);
  await field(page, "Title").fill("W".repeat(200));
  await field(page, "Content").fill("word".repeat(2000));
  expect([await widthOf(page), await layoutFaults(page)]).toEqual([390, []]);
});

it("a refusal on a phone is seen with its reason, in words for people, also after similar posts have come late", async () => {
  const { page } = await openForum(browser, "/help", phone);
  const own = uniqueId("zebra").replace("_", "");
  await post({ title: `Printing ${own} labels` });
  const refused = Promise.withResolvers<void>();
  await page.route("**/api/forum/posts?*", async (route) => {
    await refused.promise;
    await route.continue();
  });
  const asked = page.waitForRequest("**/api/forum/posts?*");
  await fillForm(page, own);
  await field(page, "Email").fill("nonsense");
  await field(page, "Content").fill("line\n".repeat(20));
  await asked;
  await submit(page).click();
  const reason = dialog(page).getByText("Enter an email address like name@mail.example.", { exact: true });
  await reason.waitFor();
  const similar = page.waitForResponse("**/api/forum/posts?*");
  refused.resolve();
  await (await similar).finished();
  const isOnTop = await reason.evaluate(async (element) => {
    // drawn once more
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const { left, top, width, height } = element.getBoundingClientRect();
    return element === document.elementFromPoint(left + width / 2, top + height / 2);
  });
  expect(isOnTop).toBe(true);
});

it("somebody who is signed in finds their name filled in, and writes as themselves", async () => {
  const visitor = await arrive(browser);
  const { page } = visitor;
  const { email } = await enterAnew(page, "/help");
  expect(await page.getByRole("banner").getByRole("link", { name: "Open Docent" }).isVisible()).toBe(true);
  await page.getByRole("button", { name: "New Post" }).click();
  expect(await field(page, "Your Name").inputValue()).toBe(email.split("@")[0]);
  const title = newTitle();
  await field(page, "Category").selectOption({ label: "Ideas" });
  await field(page, "Title").fill(title);
  await field(page, "Content").fill("Text");
  await submit(page).click();
  await toasted(page, "Post created successfully!");
  expect((await found(title))[0]?.user_id).toMatch(/^[\w-]{22}$/);
  expect(await page.getByText("private link").count()).toBe(0);
});
