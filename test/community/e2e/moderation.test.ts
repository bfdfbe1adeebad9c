import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { layoutFaults } from "../../browser/layout.ts";
import { enter } from "../../browser/owner.ts";
import { expectQuiet, launch, seen, visit } from "../../browser/visit.ts";
import { installation } from "../installation.ts";
import { replyTo, report, write } from "../visitors.ts";

const made = installation();
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it("a post that three people report is hidden, the operator restores it, and it is there again", async () => {
  const post = await write({ title: "A harsh word about invoices" }, made.url);
  const address = `${made.url}/help/posts/${post.id}`;
  await report(post, ["Rude", "Off topic"], made.url);
  const reader = await visit(browser);
  await reader.page.goto(address);
  const button = reader.page.getByRole("article").getByRole("button", { name: /Report/ });
  await button.click();
  await button.click();
  await seen(reader.page, "Reported");
  expect((await reader.page.goto(address))?.status()).toBe(404);

  const desk = await visit(browser);
  await enter(desk.page, "operator", "/app", made.url);
  await desk.page.getByRole("link", { name: "Community" }).click();
  const entry = desk.page.getByRole("article", { name: "“A harsh word about invoices”" });
  await entry.getByText("Hidden by 3 reports").waitFor();
  for (const reason of ["Rude", "Off topic"]) await entry.getByText(reason).waitFor();
  await entry.getByRole("button", { name: "Restore" }).click();
  await seen(desk.page, "“A harsh word about invoices” is visible again");
  await seen(desk.page, "Nothing to decide");

  expect((await reader.page.goto(address))?.status()).toBe(200);
  await reader.page.goto(`${made.url}/help`);
  await seen(reader.page, "A harsh word about invoices");
  expectQuiet(desk);
});

it("another owner sees no entry in the sidebar, and finds no reports at the address", async () => {
  const { page } = await visit(browser);
  await enter(page, "owner", "/app/community", made.url);
  await seen(page, "This page is for the people who run this installation");
  expect(await page.getByRole("link", { name: "Community" }).count()).toBe(0);
});

it("the operator's screens hold with long words, on a phone, a tablet and a desk", async () => {
  const word = "W".repeat(120);
  const post = await write(
    {
      title: word,
      content: word,
      author_name: word.slice(0, 80),
      author_email: `${"a".repeat(60)}@example.org`,
    },
    made.url,
  );
  await report(post, [word, ""], made.url);
  const reply = await replyTo(post, word.repeat(9), made.url);
  await report({ id: post.id, reply_id: reply.id }, [word], made.url);
  const { items, version } = await made.operator.forum.allCategories({});
  const long = { name: word.slice(0, 60), description: word };
  await made.operator.forum.saveCategories({ version, items: [...items, long] });

  const desk = await visit(browser);
  await enter(desk.page, "operator", "/app", made.url);
  for (const [path, shown] of [
    ["/app/community", "Show all"],
    ["/app/community?tab=categories", "Add category"],
    ["/app/community?tab=newsletter", "Export CSV"],
  ] as const) {
    await desk.page.goto(made.url + path);
    await desk.page.getByRole("button", { name: shown }).first().waitFor();
    for (const width of [360, 820, 1440]) {
      await desk.page.setViewportSize({ width, height: 700 });
      expect([path, width, await layoutFaults(desk.page)]).toEqual([path, width, []]);
    }
    await expectAccessible(desk.page);
  }
});
