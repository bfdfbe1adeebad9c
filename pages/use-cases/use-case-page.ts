import { icon } from "#shared/html/icon.ts";
import { html, type Markup } from "#shared/html/markup.ts";
import { breadcrumbData, breadcrumbs, type Trail } from "#shared/site/breadcrumbs.ts";
import { call } from "#shared/site/call.ts";
import type { Page } from "#shared/site/document.ts";
import { footer } from "#shared/site/footer.ts";
import { header } from "#shared/site/header.ts";
import { missing } from "#shared/site/missing.ts";
import { siteOrigin } from "#shared/site/site-origin.ts";
import { marked } from "../blog/picture.ts";
import { screenshot } from "../frame/screenshot.ts";
import type { UseCase } from "./use-cases.ts";

const top = header({ start: { text: "Get Started Free", isFilled: true } });

const pathOf = ({ slug }: UseCase): string => `/use-cases/${slug}`;

/** The page of one use case. */
export const useCasePage = (useCase: UseCase): Page => {
  const { title, hero, description, cta } = useCase;
  return {
    path: pathOf(useCase),
    title: `${title}: ${hero.headline.replaceAll("==", "")} · Docent`,
    description,
    styles: "use-case",
    card: `/use-cases/cards/${useCase.slug}.png`,
    data: [serviceData(useCase), breadcrumbData(trailOf(useCase))],
    body: html`${top}
<main id="main">
<div class="wrap">
${breadcrumbs(trailOf(useCase))}
${heroOf(useCase)}
<dl class="stats">${useCase.stats.map(({ metric, value, description: told }) => html`<div><dt>${metric}</dt><dd>${value}</dd><dd>${told}</dd></div>`)}</dl>
</div>
${benefits(useCase)}
<div class="wrap text">${useCase.content}</div>
${proof(useCase)}
${call({ ...cta, other: { href: "/", text: "Learn More" } })}
</main>
${footer}`,
  };
};

const heroOf = ({ hero }: UseCase): Markup => html`<section class="hero beside-text"><div>
<h1>${marked(hero.headline)}</h1>
<p class="lead">${hero.subheadline}</p>
<div class="actions"><a class="button primary big" href="/signup">Start Free Trial</a><a class="button outline big" href="/login">View Demo</a></div>
</div>${screenshot(hero.image, { isFirst: true })}</section>`;

const benefits = ({ benefits: all }: UseCase): Markup => html`<section class="benefits"><div class="wrap">
<h2>What changes at the desk</h2>
<ul>${all.map((one) => html`<li>${icon(one.icon)}<div><h3>${one.title}</h3><p>${one.description}</p></div></li>`)}</ul>
</div></section>`;

const proof = ({ features, testimonial }: UseCase): Markup => html`<section class="proof"><div class="wrap">
<div><h2>What you get</h2>
<ul class="checks">${features.map((one) => html`<li>${icon("check")}${one}</li>`)}</ul></div>
<figure class="sample"><span class="tag">Sample, not a customer</span>
<blockquote><p>${testimonial.quote}</p></blockquote>
<figcaption><b>${testimonial.author}</b>, ${testimonial.role}, ${testimonial.company}<small>${testimonial.note}</small></figcaption></figure>
</div></section>`;

const trailOf = (useCase: UseCase): Trail => ({
  above: [
    { name: "Home", path: "/" },
    { name: "Use cases", path: "/#use-cases" },
  ],
  here: { name: useCase.title, path: pathOf(useCase) },
});

/** https://schema.org/Service; it holds no review and no rating, because nobody gave one. */
const serviceData = (useCase: UseCase): object => ({
  "@type": "Service",
  name: `Docent for ${useCase.title.toLowerCase()}`,
  serviceType: useCase.serviceType,
  description: useCase.description,
  url: siteOrigin + pathOf(useCase),
  provider: { "@type": "Organization", name: "Docent", url: `${siteOrigin}/` },
  audience: { "@type": "BusinessAudience", name: useCase.title },
});

/** In place of a use case that is not there. */
export const missingUseCase: Page = {
  path: "/use-cases/404",
  title: "Use Case Not Found · Docent",
  description: "There is no page at this address.",
  styles: "use-case",
  isMissing: true,
  body: html`${top}
${missing({
  title: "Use Case Not Found",
  text: "There is no page at this address.",
  back: { href: "/", text: "Return Home" },
})}
${footer}`,
};
