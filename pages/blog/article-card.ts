import { icon } from "#shared/html/icon.ts";
import { html, type Markup } from "#shared/html/markup.ts";
import { shortDay } from "../text/dates.ts";
import type { Article } from "./articles.ts";
import { picture } from "./picture.ts";

/** An article in a grid. The script of the blog's page finds what it searches in its data. */
export const articleCard = (article: Article, level: "h2" | "h3" = "h2"): Markup => {
  const { slug, title, category, excerpt, tags, published, readMinutes } = article;
  const link = html`<a href="/blog/${slug}">${title}</a>`;
  return html`<article class="card" data-category="${category}" data-words="${[title, excerpt, ...tags].join("\n").toLowerCase()}">
${picture(article.picture)}
<p class="about"><b>${category}</b><span>${readMinutes} min read</span></p>
${level === "h2" ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`}
<p class="excerpt">${excerpt}</p>
<p class="more"><time datetime="${published}">${shortDay(published)}</time><span aria-hidden="true">Read More${icon("arrow-right")}</span></p>
${tagList(tags.slice(0, 3))}
</article>`;
};

export const tagList = (tags: string[]): Markup =>
  html`<ul class="tags" aria-label="Tags">${tags.map((tag) => html`<li>${tag}</li>`)}</ul>`;
