import type { Input } from "#shared/contract/route.ts";
import type { forum } from "#shared/forum/routes.ts";
import { mostOfCategories } from "#shared/forum/rules.ts";
import type { ForumCategory } from "#shared/forum/shapes.ts";

/** A category as it is edited. */
export interface Row extends Pick<ForumCategory, "name" | "description" | "icon" | "is_active"> {
  /** Tells rows apart while they are edited; the category's id once it has one. */
  row: string;
  /** Absent before the first save. */
  id?: string;
}

export const rowsOf = (categories: ForumCategory[]): Row[] =>
  categories.map(({ id, name, description, icon, is_active }) => ({
    row: id,
    id,
    name,
    description,
    icon,
    is_active,
  }));

let made = 0;

export const newRow = (): Row => ({
  row: `new-${made++}`,
  name: "",
  description: "",
  icon: "help-circle",
  is_active: true,
});

export const writtenOf = (rows: Row[]): Input<typeof forum.saveCategories>["items"] =>
  rows.map(({ row: _, ...category }) => category);

export const isSame = (some: Row[], others: Row[]): boolean =>
  JSON.stringify(writtenOf(some)) === JSON.stringify(writtenOf(others));

/** The rows after a save: those that were sent have the ids that they got, and keep what was typed since. */
export const withIds = (rows: Row[], sent: Row[], saved: ForumCategory[]): Row[] => {
  const ids = new Map(sent.map(({ row }, at) => [row, saved[at]?.id]));
  return rows.map((one) => {
    const id = ids.get(one.row) ?? one.id;
    return id ? { ...one, id } : one;
  });
};

type Issues = Partial<Record<"name" | "description", string>>;

/** The fault of a row, if it has one; the server checks the same. */
export const issuesOf = ({ name, description }: Row): Issues => ({
  ...(!name.trim() && { name: "Give the category a name." }),
  ...(name.length > mostOfCategories.name && { name: `Use at most ${mostOfCategories.name} characters.` }),
  ...(description.length > mostOfCategories.description && {
    description: `Use at most ${mostOfCategories.description} characters.`,
  }),
});
