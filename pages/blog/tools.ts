import { icon } from "#shared/html/icon.ts";
import { html, type Markup } from "#shared/html/markup.ts";
import type { Article } from "./articles.ts";
import { categories } from "./categories.ts";

/** Search and categories of the list; `filter-articles.ts` brings them to work. */
export const tools = (articles: Article[]): Markup => {
  const present = categories.filter((category) => articles.some((one) => one.category === category));
  return html`<div class="tools scripted" id="tools" role="search" aria-label="Articles">
<label class="search">${icon("search")}<span class="hidden">Search articles</span><input id="search" type="search" placeholder="Search articles..." autocomplete="off"></label>
<div class="chips" role="group" aria-label="Category" id="chips">${["All", ...present].map((name, at) => html`<button type="button" aria-pressed="${at === 0 ? "true" : "false"}">${name}</button>`)}</div>
<p role="status" id="found"></p>
</div>`;
};

export const noArticle: Markup = html`<div class="nothing" id="nothing" hidden>${icon("search-x")}
<h2>No articles found</h2>
<p>Try adjusting your search terms or category filter.</p>
<button class="button outline" type="button" id="clear">Clear search</button>
</div>`;
