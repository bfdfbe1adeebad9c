import { icon } from "#shared/html/icon.ts";
import type { IconName } from "#shared/html/icon-lines.ts";
import { html, type Markup } from "#shared/html/markup.ts";
import type { Page } from "#shared/site/document.ts";
import { footer } from "#shared/site/footer.ts";
import { header } from "#shared/site/header.ts";
import { siteOrigin } from "#shared/site/site-origin.ts";
import { type Article, pathOf } from "../blog/articles.ts";
import { type Shot, screenshot } from "../frame/screenshot.ts";
import type { UseCase } from "../use-cases/use-cases.ts";
import { faq } from "./faq.ts";
import { prices } from "./prices.ts";

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
<div class="actions"><a class="button primary big guest" href="/signup">Start Free Trial</a><a class="button primary big member" href="/app">Go to your chatbots</a><a class="button outline big" href="#demo">Try it below</a></div>
<p class="small">14-day trial, no credit card required. First chatbot in 5 minutes.</p>
</section>`;

/** The widget itself in a frame, asked about the product's own help articles. */
const demo = html`<section class="wrap demo" id="demo" aria-labelledby="try">
<div class="talk"><div class="bar"><h2 id="try">Ask Docent about Docent</h2><a class="plain" href="/help/articles">The articles it answers from${icon("arrow-right")}</a></div>
<iframe src="/embed/docent-help" title="Live demo: a chatbot that answers from Docent’s help articles" loading="lazy"></iframe></div>
<div class="how"><p class="page"><span>How to read it</span>Each answer carries small yellow numbers. Open one, and <mark>the passage lies there, marked</mark>. What carries no number was not found.</p></div>
</section>`;

const step = (number: number, name: string, text: string): Markup =>
  html`<li><span class="step">${number}</span><h3>${name}</h3><p>${text}</p></li>`;

const steps = html`<section class="steps" id="how"><div class="wrap">
<div class="heading"><h2>Three steps, none of them code</h2><button class="button outline" id="still" type="button" hidden>${icon("pause")}<span>Stand still</span></button></div>
<ol id="explainer">
${step(1, "Create a chatbot", "Pick what it is for: sales, support, internal, HR or interviews. The instructions come with it, and you can change them.")}
${step(2, "Upload your documents", "Terms, manuals, price lists. Docent reads them, splits them into passages and shows what failed and why.")}
${step(3, "Test and deploy", "Ask what customers ask, check the passages, then publish the link or paste one line into your site.")}
</ol>
${screenshot("documents", { caption: "Step 2: documents that were read. The sample shop of this page." })}
</div></section>`;

const pair = (name: string, text: string, shot: Shot): Markup =>
  html`<div class="pair"><div><h3>${name}</h3><p>${text}</p></div>${screenshot(shot)}</div>`;

const fact = (drawing: IconName, name: string, text: string): Markup =>
  html`<li>${icon(drawing)}<div><h3>${name}</h3><p>${text}</p></div></li>`;

const features = html`<section class="features" id="features"><div class="wrap">
<h2>A guide that knows the collection</h2>
${pair("Points at the passage", "Each answer carries numbered marks. Open one and the document lies there with the passage highlighted.", "chat")}
${pair("A person can step in", "Watch conversations live and take over. Visitors see that a human is writing, and you hand back when it is done.", "monitoring")}
${pair("What people know, asked and cited", "Interview a colleague by link. Their answers become passages, and the chatbot names the person when it cites one.", "interview")}
<ul class="facts">
${fact("circle-slash", "Says so when there is nothing", "No match in your documents means no answer, and the question lands on your list of gaps.")}
${fact("app-window", "On your site in one line", "A script tag of little over a kilobyte, in your colors. Or a public link with a QR code.")}
${fact("plug", "Looks things up", "Connect an API by a trigger: stock, order status, free appointments.")}
${fact("briefcase", "Interviews applicants too", "Job postings with an interview that asks your questions and quotes the answers. A person decides.")}
</ul>
</div></section>`;

/** Prescribed copy; each claim says on what it depends. */
const claims = html`<section class="claims"><div class="wrap"><dl>
<div><dt>5 minutes</dt><dd>from sign-up to the first chatbot, if the document is at hand</dd></div>
<div><dt>40% more lead conversion</dt><dd>if 14 of 100 visitors leave a contact instead of 10</dd></div>
<div><dt>70% fewer tickets</dt><dd>if 7 of 10 questions have their answer in your documents</dd></div>
</dl><p>Examples of what the arithmetic gives, not measurements of customers.</p></div></section>`;

const uses = (useCases: UseCase[]): Markup => html`<section class="uses" id="use-cases"><div class="wrap">
<h2>Use cases</h2>
<ul>${useCases.map(({ slug, title: name, subtitle }) => html`<li><a href="/use-cases/${slug}"><b>${name}</b><span>${subtitle}</span></a></li>`)}</ul>
</div></section>`;

const blog = (articles: Article[]): Markup => html`<section class="from-blog" id="blog"><div class="wrap">
<h2>From the blog</h2>
<ul>${articles.slice(0, 3).map((article) => html`<li><a href="${pathOf(article)}"><span>${article.category}, ${article.readTime} min read</span><b>${article.title}</b></a></li>`)}</ul>
<p><a href="/blog">All articles</a></p>
</div></section>`;
