import { join } from "node:path";
import * as z from "zod";
import type { Markup } from "#shared/html/markup.ts";
import { markdownToHtml } from "#shared/markdown/to-html.ts";
import { type Text, textsIn } from "../text/front-matter.ts";
import { readingMinutes } from "../text/reading-minutes.ts";
import { categories } from "./categories.ts";

const day = z.iso.date();

/** The front matter of an article. */
const Fields = z.strictObject({
  title: z.string().min(1).max(110),
  excerpt: z.string().min(1).max(200),
  category: z.enum(categories),
  author: z.string(),
  published: day,
  /** The day of its last change, if it was changed. */
  updated: day.optional(),
  /** Its place in the blog; the first one is featured. */
  order: z.number().int(),
  tags: z.array(z.string()).min(1).max(4),
  seoTitle: z.string().max(70).optional(),
  metaDescription: z.string().max(160).optional(),
  /** A page of a sample document, which is drawn beside the article, with one phrase in ==…==. */
  picture: z.object({ where: z.string(), lines: z.array(z.string()).min(1) }),
});

type Fields = z.infer<typeof Fields>;
export type Picture = Fields["picture"];

export interface Article
  extends Pick<
    Fields,
    "title" | "excerpt" | "author" | "category" | "tags" | "seoTitle" | "metaDescription"
  > {
  id: string;
  slug: string;
  /** The whole text. */
  content: Markup;
  /** Days, such as 2026-11-28. */
  publishedAt: string;
  updatedAt: string;
  /** Minutes. */
  readTime: number;
  /** Address of its picture for cards. */
  image: string;
  picture: Picture;
  markdown: string;
}

export const pathOf = ({ slug }: Pick<Article, "slug">): string => `/blog/${slug}`;

/** All articles, in their order. */
export const readArticles = (): Article[] =>
  textsIn(join(import.meta.dirname, "articles"), Fields).map(articleOf);

const articleOf = ({ published, updated = published, order: _, ...text }: Text<Fields>): Article => ({
  ...text,
  id: `article_${text.slug}`,
  content: markdownToHtml(text.markdown, { hasMarks: true }),
  publishedAt: published,
  updatedAt: updated,
  readTime: readingMinutes(text.markdown),
  image: `/blog/cards/${text.slug}.png`,
});
