import { folded } from "#lambdas/core/folded.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import type { Parsed } from "#shared/contract/route.ts";
import { AppError } from "#shared/errors.ts";
import type { forum } from "#shared/forum/routes.ts";
import { savedCategories } from "../categories.ts";
import { categoriesEntity } from "../entities.ts";
import { newId } from "../names.ts";

type Written = Parsed<typeof forum.saveCategories>;

/**
 * Replaces the categories, in the given order. Posts of one that is left out stay, in the category "Unknown". Throws
 * AppError `conflict` if they were saved since the version was read.
 */
export const saveCategories = async ({ items, version }: Written): Promise<void> => {
  check(items);
  const known = new Set((await savedCategories()).items.map(({ id }) => id));
  const saved = {
    items: items.map((category, sort_order) => ({
      ...category,
      id: category.id && known.has(category.id) ? category.id : newId("forumCategory"),
      sort_order,
    })),
    version: version + 1,
    updated_at: new Date().toISOString(),
  };
  const write =
    version === 0
      ? categoriesEntity.put(saved)
      : categoriesEntity.change(null, { set: saved, condition: when.equals({ version }) });
  await transact([write]).catch((error) => {
    throw failedCondition(error) ? overtaken() : error;
  });
};

/** Throws AppError `invalid` for names that visitors cannot tell apart, or if there is nothing to choose. */
const check = (items: Written["items"]): void => {
  const names = items.map(({ name }) => folded(name));
  const second = names.findIndex((name, at) => names.indexOf(name) !== at);
  if (second !== -1) {
    const message = "Another category has this name. Give each one a name of its own.";
    throw new AppError("invalid", message, [{ path: `items.${second}.name`, message }]);
  }
  if (!items.some(({ is_active }) => is_active))
    throw new AppError("invalid", "Keep at least one category active: every post needs one.");
};

const overtaken = () =>
  new AppError(
    "conflict",
    "The categories were saved in another window. Look at what is there now, then save.",
  );
