import { AppError } from "#shared/errors.ts";
import type { ForumCategory } from "#shared/forum/shapes.ts";
import { publishedPosts } from "./directory.ts";
import { categoriesEntity, type StoredCategory } from "./entities.ts";

/** The categories of a new installation: id, name, description, icon. */
const usual = [
  ["fcat_start", "Getting started", "First documents, first answers", "help-circle"],
  ["fcat_ideas", "Ideas", "What you miss, and votes for it", "lightbulb"],
  ["fcat_experiences", "Experiences", "What worked, what did not", "star"],
  ["fcat_problems", "Problems", "Something is broken", "alert-circle"],
  ["fcat_integrations", "Integrations", "APIs, channels, your own site", "link"],
] as const;

/** All categories in their order, those that are not offered too. */
export const storedCategories = async (): Promise<StoredCategory[]> => {
  const stored = await categoriesEntity.find(null);
  if (stored) return stored.items.toSorted((one, other) => one.sort_order - other.sort_order);
  return usual.map(([id, name, description, icon], sort_order) => ({
    id,
    name,
    description,
    icon,
    is_active: true,
    sort_order,
  }));
};

/** The categories with their published posts counted, and the number of all published posts. */
export const countedCategories = async ({
  isActiveOnly = true,
} = {}): Promise<{
  items: ForumCategory[];
  total: number;
}> => {
  const [stored, { cards }] = await Promise.all([storedCategories(), publishedPosts()]);
  const counts = new Map<string, number>();
  for (const { category_id } of cards.values()) counts.set(category_id, (counts.get(category_id) ?? 0) + 1);
  const items = stored
    .filter(({ is_active }) => is_active || !isActiveOnly)
    .map((category) => ({ ...category, post_count: counts.get(category.id) ?? 0 }));
  return { items, total: cards.size };
};

/** Throws AppError `invalid` for a category that is not offered. */
export const requireCategory = async (id: string): Promise<void> => {
  if ((await storedCategories()).some((one) => one.id === id && one.is_active)) return;
  throw new AppError("invalid", "This category is not there any more. Choose another one.", [
    { path: "category_id", message: "Choose another category." },
  ]);
};

/** The names of categories by id. */
export const categoryNames = async (): Promise<Map<string, string>> =>
  new Map((await storedCategories()).map(({ id, name }) => [id, name]));
