import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { button, expectAccessible, gone, refused, seen, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { field, names, saving, sent, show, three } from "./editing.ts";
import { categoryOf, saved } from "./sample.ts";

it("a save of another window is shown beside this one, and either is kept", async () => {
  await show();
  const others = saved([...three.slice(0, 2), categoryOf("Theirs", { is_active: false })], 5);
  server.reply({ forum: { saveCategories: refused("conflict", "Saved elsewhere."), allCategories: others } });
  await field("Name of category 1").fill("Mine");
  await button("Save categories").click();
  await toasted("The categories were not saved");
  await expect
    .element(page.getByRole("heading", { name: /^The categories were saved in another window at/ }))
    .toHaveFocus();
  await seen(page.getByRole("region", { name: "Here" }).getByText("Mine (About Start, Question mark)"));
  await seen(page.getByText("Theirs (About Theirs, Question mark, not offered)"));
  await expectAccessible();
  await gone(button("Save categories"));

  saving();
  await button("Save mine over it").click();
  await toasted("The categories are saved");
  expect(sent()).toMatchObject({ version: 5, items: [{ name: "Mine" }, {}, { name: "Problems" }] });
  await gone(button("Save mine over it"));
});

it("of two windows the other one is taken, with nothing left to save", async () => {
  await show();
  const others = saved([categoryOf("Theirs")], 5);
  server.reply({ forum: { saveCategories: refused("conflict", "Saved elsewhere."), allCategories: others } });
  await field("Name of category 1").fill("Mine");
  await button("Save categories").click();
  await button("Take the other ones").click();
  await expect.poll(names).toEqual(["Theirs"]);
  await seen(/^All changes are saved/);
});
