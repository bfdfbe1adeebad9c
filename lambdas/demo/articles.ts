import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { optional } from "#platform/environment.ts";
import { frontMatterOf } from "#shared/markdown/front-matter.ts";

/** A help article as the chatbot reads it. */
export interface Article {
  slug: string;
  title: string;
  /** Its path on the site. */
  url: string;
  /** Markdown: the title as the first heading, then the text. */
  text: string;
}

const Fields = z.object({ title: z.string() });

/** The help articles, from HELP_ARTICLES or else the folder beside the bundle. */
export const readArticles = (): Article[] => {
  const folder = optional("HELP_ARTICLES") ?? join(dirname(fileURLToPath(import.meta.url)), "articles");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) => articleOf(file.slice(0, -3), readFileSync(join(folder, file), "utf8")));
};

const articleOf = (slug: string, file: string): Article => {
  const { fields, markdown } = frontMatterOf(file);
  const { title } = Fields.parse(fields);
  return { slug, title, url: `/help/articles/${slug}`, text: `# ${title}\n\n${markdown}\n` };
};
