import type { Parsed } from "#shared/contract/route.ts";
import type { forum } from "#shared/forum/routes.ts";
import { storedCategories } from "../categories.ts";
import { categoriesEntity } from "../entities.ts";
import { newId } from "../names.ts";

/** Replaces the categories, in the given order. Posts of one that is left out stay, in the category "Unknown". */
export const saveCategories = async ({ items }: Parsed<typeof forum.saveCategories>): Promise<void> => {
  const known = new Set((await storedCategories()).map(({ id }) => id));
  await categoriesEntity.save({
    items: items.map((category, sort_order) => ({
      ...category,
      id: category.id && known.has(category.id) ? category.id : newId("forumCategory"),
      sort_order,
    })),
  });
};
