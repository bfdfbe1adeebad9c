import { siteUrl } from "#platform/mail/site-url.ts";
import { languageFor } from "#platform/search/analysis/languages.ts";
import { html, jsonData, type Markup, type PageParts } from "#shared/html/markup.ts";
import { jobStore, type StoredJob } from "../store.ts";
import { contactForm } from "./contact-form.ts";
import { dayOf } from "./day-of.ts";
import { jobPostingData } from "./job-posting-data.ts";
import { postingText } from "./posting-text.ts";

/** The page of a posting that takes applications. */
export const postingPage = async (job: StoredJob): Promise<PageParts> => {
  const [{ questions, rubrics }, site] = await Promise.all([jobStore.parts(job.id), siteUrl()]);
  const rubric = rubrics.find(({ version }) => version === job.rubric_version);
  const address = `${site}/jobs/${job.public_slug}`;
  const language = languageFor(`${job.title}\n${job.description}`);
  return {
    head: headOf(job, address),
    body: html`<a class="button primary skip" href="#apply">Skip to the application</a>
<header class="top"><div class="wrap"><b dir="auto">${job.company_name} Careers</b></div></header>
<main class="wrap columns">
${posting(job, language)}
<section class="apply" id="apply">${contactForm(job, { criteria: rubric?.criteria ?? [], questions: questions.length, language })}</section>
</main>
<footer class="foot"><div class="wrap"><span dir="auto">${[job.company_name, job.location].filter(Boolean).join(", ")}</span><a href="/">Made with Docent</a></div></footer>
<nav class="bar" aria-label="Apply"><a class="button primary" href="#apply">Apply, five minutes</a></nav>`,
  };
};

const headOf = (job: StoredJob, address: string): Markup => {
  const title = `${job.title} · ${job.company_name} Careers`;
  const description = job.description.replaceAll(/\s+/gu, " ").slice(0, 200);
  return html`<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${address}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${job.company_name} Careers">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
${jsonData(jobPostingData(job))}`;
};

const posting = (job: StoredJob, language: string | undefined): Markup => {
  const facts = [job.company_name, placeOf(job), job.job_type, job.salary_range].filter(Boolean);
  return html`<article class="posting" aria-labelledby="title"${language ? html` lang="${language}"` : ""}>
<header><h1 id="title" dir="auto">${job.title}</h1>
<p class="facts">${facts.map((fact) => html`<span dir="auto">${fact}</span>`)}</p></header>
<div class="text">
<h2 lang="en">Description</h2>
${postingText(job.description)}
<h2 lang="en">Requirements</h2>
${postingText(job.requirements, { asList: true })}
<p class="meta" lang="en">Posted ${dayOf(job.created_at)}.${job.valid_through && ` Open until ${dayOf(job.valid_through)}.`}</p>
</div>
</article>`;
};

const placeOf = ({ location, is_remote }: StoredJob): string => {
  if (!is_remote) return location;
  return location ? `${location}, remote` : "Remote";
};
