import { icon } from "#shared/html/icon.ts";
import { html, type Markup } from "#shared/html/markup.ts";
import { shortDay } from "../text/dates.ts";
import { type Article, pathOf } from "./articles.ts";
import { picture } from "./picture.ts";

/** An article in a grid. */
export const articleCard = (article: Article, level: "h2" | "h3" = "h2"): Markup => {
  const { title, excerpt, publishedAt } = article;
  const link = html`<a href="${pathOf(article)}">${title}</a>`;
  return html`<article class="card" ${searchedIn(article)}>
${picture(article.picture)}
${about(article)}
${level === "h2" ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`}
<p class="excerpt">${excerpt}</p>
<p class="more"><time datetime="${publishedAt}">${shortDay(publishedAt)}</time><span aria-hidden="true">Read More${icon("arrow-right")}</span></p>
${tagList(article.tags.slice(0, 3))}
</article>`;
};

/** Data for the search, which reads title and excerpt where they stand. */
export const searchedIn = ({ category, tags }: Article): Markup =>
  html`data-category="${category}" data-tags="${tags.join(", ")}"`;

export const about = ({ category, readTime }: Article): Markup =>
  html`<p class="about"><b>${category}</b><span>${readTime} min read</span></p>`;

export const tagList = (tags: string[]): Markup =>
  html`<ul class="tags" aria-label="Tags">${tags.map((tag) => html`<li>${tag}</li>`)}</ul>`;
