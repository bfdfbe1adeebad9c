import { html, type Markup } from "#shared/html/markup.ts";
import { consentText, noticeText } from "#shared/interviews/notice.ts";
import { interviewMinutes, questionCount } from "#shared/jobs/rules.ts";
import type { Criterion } from "#shared/jobs/shapes.ts";
import { consentFor } from "../consent.ts";
import type { StoredJob } from "../store.ts";

interface Interview {
  criteria: Criterion[];
  /** The number of stored follow-up questions. */
  questions: number;
  /** The language of the posting, for the interviewer's own words. */
  language: string | undefined;
}

/**
 * The contact stage. Nothing in it can be sent without the script, which otherwise would put the details into an address;
 * the script finds what it needs in the form's data.
 */
export const contactForm = (job: StoredJob, { criteria, questions, language }: Interview): Markup => {
  const { id, public_slug, company_name: company, kept_days: keptDays } = job;
  const judged = criteria.filter(({ kind }) => kind !== "note");
  return html`<form class="contact" novalidate method="post" data-job="${id}" data-slug="${public_slug}" data-language="${language ?? "en"}" data-consent="${consentFor(job).version}">
<header><h2>Apply for this Position</h2><p>${countOf(questionCount(questions))}, five minutes, no account.</p></header>
${field("applicant_name", html`Full Name`, { autocomplete: "name", type: "text", required: true })}
${field("applicant_email", html`Email Address`, { autocomplete: "email", type: "email", required: true })}
${field("applicant_phone", html`Phone Number <span>optional</span>`, { autocomplete: "tel", type: "tel" })}
<div class="notice"><h3>Who asks, and who decides</h3>
<p>${noticeText({ company, minutes: interviewMinutes })}</p>
${judged.length > 0 && html`<details><summary>What is judged</summary><ul>${judged.map(({ text }) => html`<li dir="auto">${text}</li>`)}</ul></details>`}</div>
<button class="button primary start" type="button">Start Interview</button>
<noscript><p class="wrong">The interview needs JavaScript. Turn it on for this page and load it again, or write to ${company} that you would like to apply.</p></noscript>
<p class="consent">${consentText({ company, keptDays })}</p>
<p class="or"><button class="quiet" type="button" data-wants="person">I would rather speak with a person</button></p>
</form>`;
};

const countOf = (questions: number): string =>
  questions === 1 ? "One question" : `${["Two", "Three", "Four", "Five"][questions - 2]} questions`;

const field = (
  name: string,
  label: Markup,
  { autocomplete, type, required }: { autocomplete: string; type: string; required?: boolean },
): Markup =>
  html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" dir="auto"${required ? html` required` : ""} aria-describedby="${name}-wrong"><p class="wrong" id="${name}-wrong" hidden></p></div>`;
