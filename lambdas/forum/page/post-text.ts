import type { Markup } from "#shared/html/markup.ts";
import { markdownToHtml } from "#shared/markdown/to-html.ts";

/** A post's or a reply's Markdown as HTML. Search engines are told that its links are not ours. */
export const postText = (markdown: string): Markup =>
  markdownToHtml(markdown, { headingsDown: 2, link: () => ({ rel: ["ugc", "nofollow", "noopener"] }) });
