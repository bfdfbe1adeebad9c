import { join } from "node:path";
import * as z from "zod";
import type { Markup } from "#shared/html/markup.ts";
import { markdownToHtml } from "#shared/markdown/to-html.ts";
import { type Text, textsIn } from "../text/front-matter.ts";

export const groups = [
  "Getting started",
  "Documents",
  "Answers",
  "Widget and channels",
  "Conversations",
  "Connections",
  "Jobs",
  "Knowledge",
  "Account",
  "Running Docent",
] as const;

/** The front matter of a help article. */
const Fields = z.strictObject({
  title: z.string().min(1),
  summary: z.string().min(1).max(160),
  category: z.enum(groups),
  /** The screen that it explains, as the path in the app; empty for none. */
  screen: z.string(),
  order: z.number().int(),
});

export interface HelpArticle extends Text<z.infer<typeof Fields>> {
  content: Markup;
}

/** All help articles, in their order. */
export const readHelpArticles = (): HelpArticle[] =>
  textsIn(join(import.meta.dirname, "articles"), Fields).map((text) => ({
    ...text,
    content: markdownToHtml(text.markdown),
  }));
