import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod";
import { frontMatterOf } from "#shared/markdown/front-matter.ts";

/** A Markdown file: its name without the ending, its front matter, and the text below. */
export type Text<Fields> = Fields & { slug: string; markdown: string };

/** The texts of a folder, in the order that their front matter names. Throws, with the file's name, on a wrong field. */
export const textsIn = <Fields extends { order: number }>(
  folder: string,
  shape: z.ZodType<Fields>,
): Text<Fields>[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => textOf(join(folder, file), file.slice(0, -3), shape))
    .sort((one, other) => one.order - other.order);

const textOf = <Fields>(file: string, slug: string, shape: z.ZodType<Fields>): Text<Fields> => {
  const { fields, markdown } = frontMatterOf(readFileSync(file, "utf8"));
  const checked = shape.safeParse(fields);
  if (!checked.success) throw new Error(`${file}: ${checked.error.message}`);
  return { ...checked.data, slug, markdown };
};
