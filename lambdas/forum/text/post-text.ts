import { html, type Markup } from "#shared/html/markup.ts";
import { markdownToHtml } from "#shared/markdown/to-html.ts";
import { parsesQuickly } from "./parses-quickly.ts";

/**
 * A post's or a reply's Markdown as HTML. Search engines are told that its links are not ours. A text that would take
 * long to parse is shown as it was written.
 */
export const postText = (markdown: string): Markup =>
  parsesQuickly(markdown)
    ? markdownToHtml(markdown, { headingsDown: 2, link: () => ({ rel: ["ugc", "nofollow", "noopener"] }) })
    : html`<p class="as-written">${markdown}</p>`;
