import { icon } from "#shared/html/icon.ts";
import { html, type Markup } from "#shared/html/markup.ts";
import { breadcrumbData } from "#shared/site/breadcrumbs.ts";
import { call } from "#shared/site/call.ts";
import type { Page } from "#shared/site/document.ts";
import { footer } from "#shared/site/footer.ts";
import { logo } from "#shared/site/logo.ts";
import { siteOrigin } from "#shared/site/site-origin.ts";
import { longDay } from "../text/dates.ts";
import { articleCard, tagList } from "./article-card.ts";
import type { Article } from "./articles.ts";
import { picture } from "./picture.ts";

export const pathOf = ({ slug }: { slug: string }): string => `/blog/${slug}`;

/** An article's own page. */
export const articlePage = (article: Article, related: Article[]): Page => ({
  path: pathOf(article),
  title: `${article.seoTitle ?? article.title} · Docent`,
  description: article.metaDescription ?? article.excerpt,
  kind: "article",
  card: article.image,
  updated: article.updated ?? article.published,
  styles: "blog",
  script: "blog",
  data: [postingData(article), breadcrumbData(trailOf(article))],
  body: html`${header}
<main id="main">
<article class="article">
<div class="column">
<p class="about"><b>${article.category}</b><span>${article.readMinutes} min read</span></p>
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
<p><b>${article.author}</b><time datetime="${article.published}">${longDay(article.published)}</time></p>
<div class="share">
<a class="button outline" href="https://x.com/intent/post?url=${address}&text=${encodeURIComponent(article.title)}" rel="noopener" target="_blank" aria-label="Post on X">${icon("at-sign")}Post</a>
<a class="button outline" href="https://www.linkedin.com/sharing/share-offsite/?url=${address}" rel="noopener" target="_blank" aria-label="Share on LinkedIn">${icon("briefcase")}LinkedIn</a>
<button class="button outline" id="copy" type="button" hidden>${icon("link")}<span role="status">Copy link</span></button>
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
  headline: article.title,
  description: article.metaDescription ?? article.excerpt,
  image: [siteOrigin + article.image],
  datePublished: article.published,
  dateModified: article.updated ?? article.published,
  author: { "@type": "Organization", name: article.author, url: `${siteOrigin}/blog` },
  publisher: { "@type": "Organization", name: "Docent", url: `${siteOrigin}/` },
  mainEntityOfPage: siteOrigin + pathOf(article),
  articleSection: article.category,
  keywords: article.tags.join(", "),
});
