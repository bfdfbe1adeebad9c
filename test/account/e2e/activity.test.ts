import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, enterAnew, go, openDesk } from "../../browser/owner.ts";
import { expectQuiet, seen } from "../../browser/visit.ts";
import { uploadText } from "../../upload.ts";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk("ann");
});
beforeEach(async () => {
  desk.owner = await enterAnew(desk.page);
  const { id } = await desk.owner.chatbots.create({ name: "Library", use_case: "support" });
  await uploadText(desk.owner, id, "rules.txt", "A reminder costs 1.50 euros.");
  await desk.owner.chatbots.publish({
    id,
    public_title: "Library",
    public_description: "",
    is_public: true,
  });
  const widget = await desk.owner.widgets.create({ name: "Shop", rag_system_id: id });
  await desk.owner.widgets.remove({ id: widget.id });
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("the activity page lists who did what today, newest first", async () => {
  const { page } = desk;
  await go(page, "/app");
  await page.getByRole("link", { name: "Activity" }).click();
  const rows = page.getByRole("region", { name: "Today" }).getByRole("listitem");
  await rows.filter({ hasText: "Signed in" }).first().waitFor();
  const texts = (await rows.allTextContents()).map((text) => text.trim());
  const expected = [
    /Shop deleted/,
    /Shop created/,
    /Library published/,
    /rules\.txt uploaded/,
    /Library created/,
  ];
  expect(expected.map((one) => texts.findIndex((text) => one.test(text)))).toEqual([0, 1, 2, 3, 4]);
  expect(texts.every((text) => text.includes(desk.owner.email) || /\d\d:\d\d$/.test(text))).toBe(true);
  await expectAccessible(page);
});

it("older activity comes with Show more", async () => {
  const { page } = desk;
  for (let made = 0; made < 55; made += 5)
    await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        desk.owner.chatbots.create({ name: `Bot ${made + index}`, use_case: "hr" }),
      ),
    );
  await go(page, "/app/activity");
  await page.getByRole("listitem").filter({ hasText: "Bot 54" }).waitFor();
  expect(await page.getByText("Shop deleted").count()).toBe(0);
  await page.getByRole("button", { name: "Show more" }).click();
  await page.getByRole("listitem").filter({ hasText: "Shop deleted" }).waitFor();
});

it("activity that cannot be loaded says so and can be tried again", async () => {
  const { page } = desk;
  await page.route("**/api/account/activity*", (route) => route.fulfill({ status: 400, body: "broken" }));
  await go(page, "/app/activity");
  await seen(page, "The activity could not be loaded");
  await page.unroute("**/api/account/activity*");
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("region", { name: "Today" }).waitFor();
});
