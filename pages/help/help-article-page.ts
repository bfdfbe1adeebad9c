import { icon } from "#shared/html/icon.ts";
import { html, type Markup } from "#shared/html/markup.ts";
import { breadcrumbData, breadcrumbs, type Trail } from "#shared/site/breadcrumbs.ts";
import { demoLauncher } from "#shared/site/demo.ts";
import type { Page } from "#shared/site/document.ts";
import { footer } from "#shared/site/footer.ts";
import { header } from "#shared/site/header.ts";
import { missing } from "#shared/site/missing.ts";
import { siteOrigin } from "#shared/site/site-origin.ts";
import { groups, type HelpArticle } from "./help-articles.ts";

const top = header({ label: "Help Center", start: { text: "Get Started", isFilled: false } });

const home = "/help/articles";

const pathOf = ({ slug }: HelpArticle): string => `${home}/${slug}`;

/** A help article beside the list of all. */
export const helpArticlePage = (article: HelpArticle, all: HelpArticle[]): Page => ({
  path: pathOf(article),
  title: `${article.title} · Docent Help`,
  description: article.summary,
  styles: "help",
  data: [articleData(article), breadcrumbData(trailOf(article))],
  body: html`${top}
<div class="wrap reading">
<details class="contents" open id="contents"><summary>All articles${icon("chevron-down")}</summary>${contents(all, article)}</details>
<main id="main">
${breadcrumbs(trailOf(article))}
<h1>${article.title}</h1>
<p class="lead">${article.summary}</p>
${hasScreen(article) && html`<p class="where"><a class="button outline" href="${article.screen}">Open this screen${icon("arrow-right")}</a></p>`}
<div class="text">${article.content}</div>
<p class="further">Something is missing here? <a href="/help">Ask in the Help Center</a>.</p>
</main>
</div>
${footer}
${demoLauncher}`,
});

/** A screen whose address names a thing of the reader's own cannot be linked. */
const hasScreen = ({ screen }: HelpArticle): boolean => screen !== "" && !screen.includes(":");

const contents = (all: HelpArticle[], here?: HelpArticle): Markup =>
  html`<nav aria-label="Help articles">${groups.map((group) => {
    const inGroup = all.filter(({ category }) => category === group);
    return html`<h2>${group}</h2><ul>${inGroup.map((one) => html`<li><a href="${pathOf(one)}"${one === here && html` aria-current="page"`}>${one.title}</a></li>`)}</ul>`;
  })}</nav>`;

/** The list of all help articles. */
export const helpArticlesPage = (all: HelpArticle[]): Page => ({
  path: home,
  title: "Help articles · Docent",
  description:
    "How each screen of Docent works: documents, answers, the widget, live conversations, jobs, knowledge interviews, and running it yourself.",
  styles: "help",
  data: [breadcrumbData({ above: trailAbove.slice(0, 2), here: { name: "Articles", path: home } })],
  body: html`${top}
<main id="main" class="wrap overview">
<h1>Help articles</h1>
<p class="lead">One for each screen. Docent’s own chatbot answers from them.</p>
<div class="groups">${groups.map(
    (group) =>
      html`<section><h2>${group}</h2><ul>${all
        .filter(({ category }) => category === group)
        .map(
          (one) => html`<li><a href="${pathOf(one)}">${one.title}</a><p>${one.summary}</p></li>`,
        )}</ul></section>`,
  )}</div>
</main>
${footer}
${demoLauncher}`,
});

const trailAbove = [
  { name: "Home", path: "/" },
  { name: "Help Center", path: "/help" },
  { name: "Articles", path: home },
];

const trailOf = (article: HelpArticle): Trail => ({
  above: trailAbove,
  here: { name: article.title, path: pathOf(article) },
});

/** https://schema.org/TechArticle */
const articleData = (article: HelpArticle): object => ({
  "@type": "TechArticle",
  headline: article.title,
  description: article.summary,
  articleSection: article.category,
  url: siteOrigin + pathOf(article),
  author: { "@type": "Organization", name: "Docent", url: `${siteOrigin}/` },
});

/** In place of a help page that is not there. */
export const missingHelp: Page = {
  path: "/help/404",
  title: "Page not found · Docent Help",
  description: "There is no page at this address.",
  styles: "help",
  isMissing: true,
  body: html`${top}
${missing({
  title: "Page not found",
  text: "There is nothing at this address. The article may have been renamed, or the post was removed.",
  back: { href: "/help", text: "Go to the Help Center" },
})}
${footer}`,
};
