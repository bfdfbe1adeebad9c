import { icon } from "#shared/html/icon.ts";
import { html, type Markup } from "#shared/html/markup.ts";
import type { Page } from "#shared/site/document.ts";
import { footer } from "#shared/site/footer.ts";
import { header } from "#shared/site/header.ts";
import { siteOrigin } from "#shared/site/site-origin.ts";
import { shortDay } from "../text/dates.ts";
import { about, articleCard, searchedIn } from "./article-card.ts";
import { type Article, pathOf } from "./articles.ts";
import { newsletter } from "./newsletter.ts";
import { picture } from "./picture.ts";
import { noArticle, tools } from "./tools.ts";

const title = "AI Chatbot Insights & Strategies";
const description =
  "One article for each trade: what to upload, what to ask, and where a chatbot has to stop. Worked samples, shown arithmetic, nothing invented.";

/** The list of all articles. Without the script it shows all of them and has no search. */
export const blogPage = (articles: Article[]): Page => {
  const [first, ...others] = articles;
  if (!first) throw new Error("The blog has no article.");
  return {
    path: "/blog",
    title: `${title} · Docent`,
    description,
    styles: "blog",
    script: "blog",
    card: first.image,
    updated:
      articles
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1) ?? first.updatedAt,
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
${featured(first)}
${tools(articles)}
<div class="grid" id="grid">${others.map((article) => articleCard(article))}</div>
${noArticle}
${newsletter}
</main>
${footer}`,
  };
};

const featured = (article: Article): Markup => html`<article class="featured" ${searchedIn(article)}>
${picture(article.picture, "large")}
<div>
${about(article)}
<h2><a href="${pathOf(article)}">${article.title}</a></h2>
<p class="excerpt">${article.excerpt}</p>
<p class="day"><time datetime="${article.publishedAt}">${shortDay(article.publishedAt)}</time></p>
<p><a class="button outline" href="${pathOf(article)}" aria-label="Read Article: ${article.title}">Read Article${icon("arrow-right")}</a></p>
</div>
</article>`;

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
    datePublished: article.publishedAt,
    author: { "@type": "Organization", name: article.author },
    image: siteOrigin + article.image,
  })),
});
