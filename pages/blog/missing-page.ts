import { html } from "#shared/html/markup.ts";
import type { Page } from "#shared/site/document.ts";
import { footer } from "#shared/site/footer.ts";
import { missing } from "#shared/site/missing.ts";
import { header } from "./article-page.ts";

const text = "The requested blog post could not be found.";

/** In place of an article that is not there. */
export const missingArticle: Page = {
  path: "/blog/404",
  title: "Post Not Found · Docent",
  description: text,
  styles: "blog",
  isMissing: true,
  body: html`${header}
${missing({ title: "Post Not Found", text, back: { href: "/blog", text: "Back to Blog" } })}
${footer}`,
};
