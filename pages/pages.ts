import type { Page } from "#shared/site/document.ts";
import { articlePage } from "./blog/article-page.ts";
import { readArticles } from "./blog/articles.ts";
import { blogPage } from "./blog/blog-page.ts";
import { missingArticle } from "./blog/missing-page.ts";
import { relatedTo } from "./blog/related.ts";
import { helpArticlePage, helpArticlesPage, missingHelp } from "./help/help-article-page.ts";
import { readHelpArticles } from "./help/help-articles.ts";
import { newsletterPages } from "./newsletter/newsletter-pages.ts";
import { landingPage } from "./site/landing-page.ts";
import { missingUseCase, useCasePage } from "./use-cases/use-case-page.ts";
import { readUseCases } from "./use-cases/use-cases.ts";

/** Every page that is written down in texts, and those that take the place of one that is not there. */
export const readPages = (): Page[] => {
  const articles = readArticles();
  const useCases = readUseCases();
  const help = readHelpArticles();
  return [
    landingPage(useCases, articles),
    blogPage(articles),
    ...articles.map((article) => articlePage(article, relatedTo(article, articles))),
    missingArticle,
    ...useCases.map(useCasePage),
    missingUseCase,
    helpArticlesPage(help),
    ...help.map((article) => helpArticlePage(article, help)),
    missingHelp,
    ...newsletterPages,
  ];
};
