import { afterAll, beforeAll, expect, it } from "vitest";
import type { Input } from "#shared/contract/route.ts";
import type { forum } from "#shared/forum/routes.ts";
import { type Product, startProduct, unlimited } from "../product.ts";
import { attribute, readPath, tagged, textIn } from "../site/read-page.ts";
import { type Actor, as } from "../users.ts";
import { from } from "./from.ts";
import { post as postAt, type postFields } from "./write.ts";

let product: Product;
/** The first account of an installation is that of the person who runs it. */
let operator: Actor;
beforeAll(async () => {
  product = await startProduct({ env: unlimited });
  operator = await as("operator", product.url);
});
afterAll(() => product.stop());

const visitor = () => from(undefined, { url: product.url });
const save = async (items: Input<typeof forum.saveCategories>["items"]) =>
  operator.forum.saveCategories({ version: (await operator.forum.allCategories({})).version, items });
const post = (fields: Parameters<typeof postFields>[0] = {}) => postAt(fields, visitor());

it("[FORUM-006] [FORUM-035] [FORUM-039] [DATA-031] categories are the active ones in their order, with their published posts counted", async () => {
  const before = (await operator.forum.allCategories({})).items;
  expect(before.map(({ icon }) => icon)).toEqual([
    "help-circle",
    "lightbulb",
    "star",
    "alert-circle",
    "link",
  ]);
  const [start, ideas, ...others] = before;
  if (!start || !ideas) throw new Error("There are no categories.");
  const { items } = await save([
    { ...ideas, description: "What you miss" },
    { name: "Billing", icon: "euro" as "link" },
    { ...start, is_active: false },
    ...others,
  ]);
  expect(items.map(({ name, sort_order }) => [name, sort_order]).slice(0, 3)).toEqual([
    ["Ideas", 0],
    ["Billing", 1],
    ["Getting started", 2],
  ]);
  const billing = items[1]?.id ?? "";
  await post({ category_id: billing });
  const { post: hidden } = await post({ category_id: billing });
  await operator.forum.moderate({ id: hidden.id, status: "hidden" });
  const shown = (await visitor().forum.categories({})).items;
  expect(shown.map(({ name }) => name)).toEqual([
    "Ideas",
    "Billing",
    "Experiences",
    "Problems",
    "Integrations",
  ]);
  expect(shown[1]).toEqual({
    id: expect.stringMatching(/^fcat_/),
    name: "Billing",
    description: "",
    icon: "help-circle",
    is_active: true,
    sort_order: 1,
    post_count: 1,
  });
  await expect(post({ category_id: start.id })).rejects.toMatchObject({ code: "invalid" });
  await save(before);
});

it("[FORUM-038] a post of a category that was removed stays, in the category Unknown", async () => {
  const before = (await operator.forum.allCategories({})).items;
  const { items } = await save([...before, { name: "Billing" }]);
  const { post: made } = await post({ category_id: items.at(-1)?.id ?? "" });
  expect(made.category_name).toBe("Billing");
  await save(before);
  expect((await visitor().forum.post({ id: made.id })).post.category_name).toBe("Unknown");
  const page = await readPath(`/help?q=${made.title}`, product.url);
  const [row] = tagged(page, "article");
  expect(row && textIn(row)).toContain("Question Unknown");
  expect((await visitor().forum.posts({ q: made.title, category: made.category_id })).total).toBe(1);
  await expect(save([])).rejects.toMatchObject({
    message: "Keep at least one category.",
  });
});

it("[FORUM-005] the entry All Posts and each category show how many published posts there are", async () => {
  await post({ category_id: "fcat_problems" });
  const { items, total } = await visitor().forum.categories({});
  const page = await readPath(`/help?category=fcat_problems`, product.url);
  const links = tagged(page, "a").filter((one) =>
    /^\/help(?:\?category=|$)/.test(attribute(one, "href") ?? ""),
  );
  const entries = links.map(textIn).filter((text) => /\d$/.test(text));
  expect(entries).toEqual([
    `All Posts ${total}`,
    ...items.map(({ name, description, post_count }) => `${name} ${description} ${post_count}`),
  ]);
});
