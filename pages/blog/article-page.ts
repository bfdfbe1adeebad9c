import { icon } from "#shared/html/icon.ts";
import { html, type Markup } from "#shared/html/markup.ts";
import { breadcrumbData } from "#shared/site/breadcrumbs.ts";
import { call } from "#shared/site/call.ts";
import type { Page } from "#shared/site/document.ts";
import { footer } from "#shared/site/footer.ts";
import { logo } from "#shared/site/logo.ts";
import { siteOrigin } from "#shared/site/site-origin.ts";
import { longDay } from "../text/dates.ts";
import { about, articleCard, tagList } from "./article-card.ts";
import { type Article, pathOf } from "./articles.ts";
import { picture } from "./picture.ts";

/** An article's own page. */
export const articlePage = (article: Article, related: Article[]): Page => ({
  path: pathOf(article),
  title: `${article.seoTitle ?? article.title} · Docent`,
  description: article.metaDescription ?? article.excerpt,
  kind: "article",
  card: article.image,
  updated: article.updatedAt,
  styles: "blog",
  script: "blog",
  data: [postingData(article), breadcrumbData(trailOf(article))],
  body: html`${header}
<main id="main">
<article class="article">
<div class="column">
${about(article)}
<h1>${article.title}</h1>
<p class="lead">${article.excerpt}</p>
${byline(article)}
</div>
<div class="column wide">${picture(article.picture, "large")}</div>
<div class="column text">${article.content}</div>
<div class="column">${tagList(article.tags)}</div>
</article>
<aside class="wrap related" aria-labelledby="related"><h2 id="related">Related articles</h2><div class="grid">${related.map((one) => articleCard(one, "h3"))}</div></aside>
${call({
  headline: "Ready to Build Your AI Chatbot?",
  description: "14 days free, no credit card. Bring one document.",
  other: { href: "/app", text: "View Demo" },
})}
</main>
${footer}`,
});

/** The header of an article and of what stands in its place. */
export const header: Markup = html`<header class="top"><div class="wrap">
${logo}
<div class="account"><a class="plain back" href="/blog">${icon("arrow-left")}Back to Blog</a></div>
</div></header>`;

const byline = (article: Article): Markup => {
  const address = siteOrigin + pathOf(article);
  return html`<div class="byline">
<span class="face" aria-hidden="true">${initialsOf(article.author)}</span>
<p><b>${article.author}</b><time datetime="${article.publishedAt}">${longDay(article.publishedAt)}</time></p>
<div class="share">
<a class="button outline" href="https://x.com/intent/post?url=${address}&amp;text=${encodeURIComponent(article.title)}" rel="noopener" target="_blank" aria-label="Post on X">${icon("at-sign")}Post</a>
<a class="button outline" href="https://www.linkedin.com/sharing/share-offsite/?url=${address}" rel="noopener" target="_blank" aria-label="Share on LinkedIn">${icon("briefcase")}LinkedIn</a>
<button class="button outline scripted" id="copy" type="button" disabled>${icon("link")}<span>Copy link</span></button>
<span class="hidden" role="status" id="copied"></span>
</div>
</div>`;
};

export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(([letter = ""]) => letter.toUpperCase())
    .slice(0, 2)
    .join("");

const trailOf = (article: Article) => ({
  above: [
    { name: "Home", path: "/" },
    { name: "Blog", path: "/blog" },
  ],
  here: { name: article.title, path: pathOf(article) },
});

/** https://schema.org/BlogPosting */
const postingData = (article: Article): object => ({
  "@type": "BlogPosting",
  identifier: article.id,
  headline: article.title,
  description: article.metaDescription ?? article.excerpt,
  image: [siteOrigin + article.image],
  datePublished: article.publishedAt,
  dateModified: article.updatedAt,
  author: { "@type": "Organization", name: article.author, url: `${siteOrigin}/blog` },
  publisher: { "@type": "Organization", name: "Docent", url: `${siteOrigin}/` },
  mainEntityOfPage: siteOrigin + pathOf(article),
  articleSection: article.category,
  keywords: article.tags.join(", "),
  timeRequired: `PT${article.readTime}M`,
  inLanguage: "en",
});
