import { AppError } from "#shared/errors.ts";
import type { ForumCategory } from "#shared/forum/shapes.ts";
import { type Card, publishedPosts } from "./directory.ts";
import { categoriesEntity, type StoredCategory } from "./entities.ts";

/** The categories of a new installation: id, name, description, icon. */
const usual = [
  ["fcat_start", "Getting started", "First documents, first answers", "help-circle"],
  ["fcat_ideas", "Ideas", "What you miss, and votes for it", "lightbulb"],
  ["fcat_experiences", "Experiences", "What worked, what did not", "star"],
  ["fcat_problems", "Problems", "Something is broken", "alert-circle"],
  ["fcat_integrations", "Integrations", "APIs, channels, your own site", "link"],
] as const;

interface Saved {
  items: StoredCategory[];
  /** Counts the saves; 0 before the first one. */
  version: number;
  updated_at: string | null;
}

/** All categories in their order, those that are not offered too, as they were saved last. */
export const savedCategories = async (): Promise<Saved> => {
  const { items, version, updated_at } = (await categoriesEntity.find(null)) ?? beginning();
  return { items: items.toSorted((one, other) => one.sort_order - other.sort_order), version, updated_at };
};

export const storedCategories = async (): Promise<StoredCategory[]> => (await savedCategories()).items;

const beginning = (): Saved => ({
  version: 0,
  updated_at: null,
  items: usual.map(([id, name, description, icon], sort_order) => ({
    id,
    name,
    description,
    icon,
    is_active: true,
    sort_order,
  })),
});

/** The categories that are offered, with their published posts counted, and the number of all published posts. */
export const countedCategories = async (): Promise<{ items: ForumCategory[]; total: number }> => {
  const [stored, { cards }] = await Promise.all([storedCategories(), publishedPosts()]);
  return { items: counted(stored, cards).filter(({ is_active }) => is_active), total: cards.size };
};

/** The categories as the operator edits them, those that are not offered too. */
export const allCategories = async (): Promise<Omit<Saved, "items"> & { items: ForumCategory[] }> => {
  const [saved, { cards }] = await Promise.all([savedCategories(), publishedPosts()]);
  return { ...saved, items: counted(saved.items, cards) };
};

const counted = (categories: StoredCategory[], cards: ReadonlyMap<string, Card>): ForumCategory[] => {
  const counts = new Map<string, number>();
  for (const { category_id } of cards.values()) counts.set(category_id, (counts.get(category_id) ?? 0) + 1);
  return categories.map((category) => ({ ...category, post_count: counts.get(category.id) ?? 0 }));
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
