import { Feed } from "feed";
import { siteOrigin } from "#shared/site/site-origin.ts";
import { type Article, pathOf } from "./articles.ts";

/** The articles as RSS 2.0, the newest first, each with its whole text. */
export const feedOf = (articles: Article[]): string => {
  const days = articles.map(({ publishedAt }) => publishedAt).sort();
  const feed = new Feed({
    id: `${siteOrigin}/blog`,
    link: `${siteOrigin}/blog`,
    title: "Docent’s blog",
    description: "What to upload, what to ask, and where a chatbot has to stop.",
    language: "en",
    copyright: "Docent",
    updated: new Date(days.at(-1) ?? 0),
    feedLinks: { rss: `${siteOrigin}/blog/feed.xml` },
  });
  for (const article of articles)
    feed.addItem({
      title: article.title,
      id: siteOrigin + pathOf(article),
      link: siteOrigin + pathOf(article),
      description: article.excerpt,
      // addresses in a reader have no page that they could be relative to
      content: article.content.html.replaceAll('href="/', `href="${siteOrigin}/`),
      date: new Date(article.publishedAt),
      category: [{ name: article.category }],
    });
  return feed.rss2();
};
