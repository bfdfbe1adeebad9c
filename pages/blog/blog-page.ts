import { icon } from "#shared/html/icon.ts";
import { html, type Markup } from "#shared/html/markup.ts";
import type { Page } from "#shared/site/document.ts";
import { footer } from "#shared/site/footer.ts";
import { header } from "#shared/site/header.ts";
import { siteOrigin } from "#shared/site/site-origin.ts";
import { shortDay } from "../text/dates.ts";
import { articleCard } from "./article-card.ts";
import { pathOf } from "./article-page.ts";
import type { Article } from "./articles.ts";
import { categories } from "./categories.ts";
import { newsletter } from "./newsletter.ts";
import { picture } from "./picture.ts";

const title = "AI Chatbot Insights & Strategies";
const description =
  "One article for each trade: what to upload, what to ask, and where a chatbot has to stop. Worked samples, shown arithmetic, nothing invented.";

/** The list of all articles. Without the script it shows all of them and has no search. */
export const blogPage = (articles: Article[]): Page => {
  const [first, ...others] = articles;
  return {
    path: "/blog",
    title: `${title} · Docent`,
    description,
    styles: "blog",
    script: "blog",
    ...(first && { card: first.image }),
    updated:
      articles
        .map(({ updated, published }) => updated ?? published)
        .sort()
        .at(-1) ?? "",
    data: [blogData(articles)],
    body: html`${header({
      links: [
        { href: "/", text: "Home" },
        { href: "/help", text: "Help Center" },
      ],
      start: { text: "Get Started", isFilled: true },
    })}
<main id="main" class="wrap blog">
<h1>${title}</h1>
<p class="lead">One article for each trade. What to upload, what to ask, and where to stop.</p>
${first && featured(first)}
${tools(articles)}
<div class="grid" id="grid">${others.map((article) => articleCard(article))}</div>
${nothing}
${newsletter}
</main>
${footer}`,
  };
};

const featured = (
  article: Article,
): Markup => html`<article class="featured" data-category="${article.category}" data-words="${[article.title, article.excerpt, ...article.tags].join("\n").toLowerCase()}">
${picture(article.picture, "large")}
<div>
<p class="about"><b>${article.category}</b><span>${article.readMinutes} min read</span></p>
<h2><a href="${pathOf(article)}">${article.title}</a></h2>
<p class="excerpt">${article.excerpt}</p>
<p class="day"><time datetime="${article.published}">${shortDay(article.published)}</time></p>
<p><a class="button outline" href="${pathOf(article)}" aria-label="Read Article: ${article.title}">Read Article${icon("arrow-right")}</a></p>
</div>
</article>`;

const tools = (articles: Article[]): Markup => {
  const present = categories.filter((category) => articles.some((one) => one.category === category));
  return html`<div class="tools" id="tools" hidden>
<label class="search">${icon("search")}<span class="hidden">Search articles</span><input id="search" type="search" placeholder="Search articles..." autocomplete="off"></label>
<div class="chips" role="group" aria-label="Category" id="chips">${["All", ...present].map((name, at) => html`<button type="button" aria-pressed="${at === 0 ? "true" : "false"}">${name}</button>`)}</div>
<p class="hidden" role="status" id="found"></p>
</div>`;
};

const nothing: Markup = html`<div class="nothing" id="nothing" hidden>${icon("search-x")}
<h2>No articles found</h2>
<p>Try adjusting your search terms or category filter.</p>
<button class="button outline" type="button" id="clear">Clear search</button>
</div>`;

/** https://schema.org/Blog */
const blogData = (articles: Article[]): object => ({
  "@type": "Blog",
  name: title,
  description,
  url: `${siteOrigin}/blog`,
  blogPost: articles.map((article) => ({
    "@type": "BlogPosting",
    headline: article.title,
    url: siteOrigin + pathOf(article),
    datePublished: article.published,
  })),
});
