import { html, type Markup } from "#shared/html/markup.ts";
import type { Page } from "#shared/site/document.ts";
import { footer } from "#shared/site/footer.ts";
import { header } from "#shared/site/header.ts";
import { siteOrigin } from "#shared/site/site-origin.ts";
import { type Article, pathOf } from "../blog/articles.ts";
import type { UseCase } from "../use-cases/use-cases.ts";
import { claims } from "./parts/claims.ts";
import { demo } from "./parts/demo.ts";
import { faq } from "./parts/faq.ts";
import { features } from "./parts/features.ts";
import { prices } from "./parts/prices.ts";
import { steps } from "./parts/steps.ts";

const title = "Docent: answers that point at the page";
const description =
  "Docent turns your documents into a chatbot for your site, your team or your applicants. It answers from what you uploaded and shows the passage.";

/** The start page. */
export const landingPage = (useCases: UseCase[], articles: Article[]): Page => ({
  path: "/",
  title,
  description,
  styles: "site",
  script: "landing",
  card: "/cards/docent.png",
  data: [
    { "@type": "Organization", name: "Docent", url: `${siteOrigin}/`, logo: `${siteOrigin}/favicon.svg` },
    {
      "@type": "SoftwareApplication",
      name: "Docent",
      applicationCategory: "BusinessApplication",
      operatingSystem: "Web",
      description,
      url: `${siteOrigin}/`,
    },
  ],
  body: html`${top}
<main id="main">
<div class="desk">${hero}${demo}</div>
${steps}
${features}
${claims}
${uses(useCases)}
${prices}
${faq}
${blog(articles)}
</main>
${footer}`,
});

const top = header({
  links: [
    { href: "#features", text: "Features" },
    { href: "#use-cases", text: "Use cases" },
    { href: "#prices", text: "Prices" },
    { href: "#faq", text: "FAQ" },
    { href: "/blog", text: "Blog" },
    { href: "/help", text: "Help Center" },
  ],
  start: { text: "Get Started Free", isFilled: true },
});

const hero = html`<section class="wrap hero">
<h1>Answers that <span class="marked">point at the page</span>.</h1>
<p>Docent turns your documents into a chatbot for your site, your team or your applicants. It answers from what you uploaded, shows the passage, and says so when there is none.</p>
<div class="actions"><a class="button primary big guest" href="/signup">Start Free Trial</a><a class="button primary big member" href="/app">Go to your chatbots</a><a class="button outline big" href="#demo">See it answer</a></div>
<p class="small">Free 14-day trial, no credit card required. Setup in 5 minutes.</p>
</section>`;

const uses = (useCases: UseCase[]): Markup => html`<section class="uses" id="use-cases"><div class="wrap">
<h2>Use cases</h2>
<ul>${useCases.map(({ slug, title: name, subtitle }) => html`<li><a href="/use-cases/${slug}"><b>${name}</b><span>${subtitle}</span></a></li>`)}</ul>
</div></section>`;

const blog = (articles: Article[]): Markup => html`<section class="from-blog" id="blog"><div class="wrap">
<h2>From the blog</h2>
<ul>${articles.slice(0, 3).map((article) => html`<li><a href="${pathOf(article)}"><span>${article.category}, ${article.readTime} min read</span><b>${article.title}</b></a></li>`)}</ul>
<p><a href="/blog">All articles</a></p>
</div></section>`;
