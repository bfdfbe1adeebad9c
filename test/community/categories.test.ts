import { expect, it } from "vitest";
import { nobody } from "../users.ts";
import { installation } from "./installation.ts";
import { write } from "./visitors.ts";

const made = installation();

const stored = () => made.operator.forum.allCategories({});
const shown = () => nobody(made.url).forum.categories({});

it("of two windows that read the same categories only the first one saves", async () => {
  const { version, items } = await stored();
  expect(version).toBe(0);
  const outcomes = await Promise.allSettled(
    ["Left", "Right"].map((name) =>
      made.operator.forum.saveCategories({ version, items: [{ name }, ...items] }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const refused = outcomes.find(({ status }) => status === "rejected");
  expect(refused).toMatchObject({ reason: { code: "conflict", message: /saved in another window/ } });

  const present = await stored();
  expect(present).toMatchObject({ version: 1, updated_at: expect.stringMatching(/^\d{4}-/) });
  expect(present.items).toHaveLength(6);
  await expect(made.operator.forum.saveCategories({ version: 0, items })).rejects.toMatchObject({
    code: "conflict",
  });
  expect((await made.operator.forum.saveCategories({ version: 1, items })).version).toBe(2);
  const late = made.operator.forum.saveCategories({ version: 1, items: present.items });
  await expect(late).rejects.toMatchObject({ code: "conflict" });
  expect((await stored()).items).toHaveLength(5);
});

it("[FORUM-035] [FORUM-039] [DATA-031] categories are read where they are active, in their order, with published posts counted", async () => {
  const { version } = await stored();
  const saved = await made.operator.forum.saveCategories({
    version,
    items: [
      { name: "Second thoughts", description: "After the fact", icon: "star" },
      { name: "Closed", is_active: false, icon: "link" },
      { name: "First steps", icon: "unheard-of" as "star" },
    ],
  });
  const [thoughts, , steps] = saved.items;
  const category_id = steps?.id ?? "";
  const kept = await write({ category_id }, made.url);
  const hidden = await write({ category_id }, made.url);
  await made.operator.forum.moderate({ id: hidden.id, status: "hidden" });

  expect((await shown()).items).toEqual([
    {
      id: thoughts?.id,
      name: "Second thoughts",
      description: "After the fact",
      icon: "star",
      is_active: true,
      sort_order: 0,
      post_count: 0,
    },
    {
      id: category_id,
      name: "First steps",
      description: "",
      icon: "help-circle",
      is_active: true,
      sort_order: 2,
      post_count: 1,
    },
  ]);
  expect((await stored()).items.map(({ name }) => name)).toEqual([
    "Second thoughts",
    "Closed",
    "First steps",
  ]);
  const ids = (await nobody(made.url).forum.posts({ category: category_id })).items.map(({ id }) => id);
  expect(ids).toEqual([kept.id]);
});

it("[FORUM-038] posts of a removed category stay, in the category Unknown", async () => {
  const { version, items } = await stored();
  const { items: more } = await made.operator.forum.saveCategories({
    version,
    items: [...items, { name: "Gone soon" }],
  });
  const post = await write({ category_id: more.at(-1)?.id ?? "", title: "A post that stays" }, made.url);
  expect(post.category_name).toBe("Gone soon");
  await made.operator.forum.saveCategories({ version: version + 1, items });
  expect((await nobody(made.url).forum.post({ id: post.id })).post.category_name).toBe("Unknown");
  const page = await (await fetch(`${made.url}/help/posts/${post.id}`)).text();
  expect(page).toContain("<span>Unknown</span>");
  expect(page).toContain("A post that stays");
});

it("a category that is renamed keeps its posts", async () => {
  const { version, items } = await stored();
  const post = await write({ category_id: items[0]?.id ?? "" }, made.url);
  await made.operator.forum.saveCategories({
    version,
    items: items.map((one, at) => (at === 0 ? { ...one, name: "New name" } : one)),
  });
  expect((await nobody(made.url).forum.post({ id: post.id })).post.category_name).toBe("New name");
});

it.each([
  ["two of one name", [{ name: "Ideas" }, { name: " ideas " }], /Another category has this name/],
  ["none that is offered", [{ name: "Ideas", is_active: false }], /Keep at least one category active/],
  ["none at all", [], /Keep at least one category/],
  ["one without a name", [{ name: " \u0000 " }], /Give the category a name/],
  ["a name of 61 letters", [{ name: "x".repeat(61) }], /Use at most 60 characters/],
])("categories are refused with %s, and nothing changes", async (_, items, message) => {
  const before = await stored();
  await expect(made.operator.forum.saveCategories({ version: before.version, items })).rejects.toMatchObject({
    code: "invalid",
    message,
  });
  expect(await stored()).toEqual(before);
});
