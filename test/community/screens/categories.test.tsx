import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AppError } from "#shared/errors.ts";
import { open } from "../../screens/open.tsx";
import { button, expectAccessible, refused, seen, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { address, field, names, sent, show, three } from "./editing.ts";
import { categoryOf, operator, saved } from "./sample.ts";

it("categories are renamed, described and given an icon, and saved together with the version that was read", async () => {
  await show();
  await seen(/^All changes are saved, the last at Nov 3, 2026/);
  await expectAccessible();
  await field("Name of category 1").fill("First steps");
  await field("Description of category 1").fill("The first hour");
  await page.getByRole("combobox", { name: "Icon of category 1" }).selectOptions("Star");
  await page.css("[data-row]:nth-child(3) .offered").click();
  const offered = page.css("[data-row]:nth-child(3) .offered input");
  await expect.element(offered).not.toBeChecked();
  await expect.element(offered).toHaveAccessibleName("Offered category 3");
  await seen("Changed, not saved yet.");
  await expectAccessible();
  await button("Save categories").click();
  await toasted("The categories are saved");
  await seen(/^All changes are saved/);
  expect(sent()).toMatchObject({
    version: 1,
    items: [
      { id: three[0]?.id, name: "First steps", description: "The first hour", icon: "star", is_active: true },
      { id: three[1]?.id, name: "Ideas", icon: "lightbulb" },
      { id: three[2]?.id, is_active: false },
    ],
  });
  await field("Name of category 2").fill("Wishes");
  await button("Save categories").click();
  await expect.poll(() => sent()?.version).toBe(2);
});

it("arrows move a category, keep the focus and say where it is", async () => {
  await show();
  (button("Move category 3 up").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(names).toEqual(["Start", "Problems", "Ideas"]);
  await seen(page.getByText("Moved to place 2 of 3."));
  await expect.element(button("Move category 2 up")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(names).toEqual(["Problems", "Start", "Ideas"]);
  // at the top the other arrow
  await expect.element(button("Move category 1 down")).toHaveFocus();
  await button("Save categories").click();
  await toasted("The categories are saved");
  expect(sent()?.items.map(({ name }) => name)).toEqual(["Problems", "Start", "Ideas"]);
});

it("a removal says before it is saved what becomes of the posts, and can be discarded", async () => {
  await show();
  await button("Remove category 1").click();
  await seen("Not saved yet. Saving removes “Start”: 12 posts then have the category “Unknown”.");
  await expect.element(field("Name of category 1")).toHaveFocus();
  await button("Discard").click();
  await expect.poll(names).toEqual(["Start", "Ideas", "Problems"]);
  await button("Remove category 3").click();
  await seen("Not saved yet. Saving removes “Problems”.");
  await button("Remove category 2").click();
  await expect.element(button("Remove category 1")).toBeDisabled();
});

it("a new category gets the focus, needs a name, and is the same one at the next save", async () => {
  await show();
  await button("Add category").click();
  await expect.element(field("Name of category 4")).toHaveFocus();
  await button("Save categories").click();
  await seen("Give the category a name.");
  await expect.element(field("Name of category 4")).toHaveAttribute("aria-invalid", "true");
  expect(sent()).toBeUndefined();
  await field("Name of category 4").fill("Hiring");
  await userEvent.keyboard("{Enter}");
  await toasted("The categories are saved");
  expect(sent()?.items[3]).toEqual({ name: "Hiring", description: "", icon: "help-circle", is_active: true });
  await expect.element(field("Name of category 4")).toHaveFocus();
  await field("Name of category 4").fill("Jobs");
  await button("Save categories").click();
  await expect.poll(() => sent()?.items[3]).toMatchObject({ id: "fcat_new3", name: "Jobs" });
});

it("what is typed while a save is under way is kept, and a new category has its id then", async () => {
  await show();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const present = saved([...three, categoryOf("Hiring", { id: "fcat_hiring" })], 2);
  server.reply({ forum: { saveCategories: () => held.then(() => present) } });
  await button("Add category").click();
  await field("Name of category 4").fill("Hiring");
  await button("Save categories").click();
  await field("Description of category 4").fill("Typed since");
  release();
  await toasted("The categories are saved");
  await expect.element(field("Description of category 4")).toHaveValue("Typed since");
  await seen("Changed, not saved yet.");
  await button("Save categories").click();
  await expect.poll(() => sent()?.version).toBe(2);
  expect(sent()?.items[3]).toMatchObject({ id: "fcat_hiring", description: "Typed since" });
});

it("a name that the server refuses is marked at its field", async () => {
  await show();
  const message = "Another category has this name. Give each one a name of its own.";
  server.reply({
    forum: {
      saveCategories: () =>
        Promise.reject(new AppError("invalid", message, [{ path: "items.1.name", message }])),
    },
  });
  await field("Name of category 2").fill("Start");
  await button("Save categories").click();
  await expect.element(field("Name of category 2")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("Name of category 2")).toHaveAccessibleDescription(message);
});

it("leaving with changes asks first", async () => {
  await show();
  await field("Name of category 1").fill("Mine");
  await page.getByRole("tab", { name: "Newsletter" }).click();
  await seen("Discard your changes?");
  await button("Keep editing").click();
  await expect.element(field("Name of category 1")).toHaveValue("Mine");
});

it("categories that cannot be loaded say so, and are loaded again", async () => {
  await open(address, { ...operator, forum: { allCategories: refused("conflict") } });
  await seen("The categories could not be loaded");
  server.reply({ forum: { allCategories: saved(three) } });
  await button("Retry").click();
  await seen(field("Name of category 3"));
});
