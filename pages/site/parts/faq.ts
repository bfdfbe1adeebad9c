import { icon } from "#shared/html/icon.ts";
import { html } from "#shared/html/markup.ts";

const questions = [
  [
    "Which documents can I upload?",
    "PDF, TXT and MD, and also DOC, DOCX, XLS, XLSX, PPT, PPTX, CSV, HTML, HTM and JSON. Up to 15 MB per file.",
  ],
  [
    "What happens after the trial?",
    "You decide. Nothing can be charged without a card, and Docent asks for none. Whoever runs it on a machine or an AWS account of their own pays only for those.",
  ],
  [
    "Does it invent answers?",
    "It answers from the passages it finds and shows them. If it finds none, it says so. A citation that its passage does not support is removed before you see it.",
  ],
  [
    "Do I need a language model?",
    "Not for the first minute: the built-in model quotes the sentences that fit best. For whole answers you connect a model of your choice by its address and key, also one on your own machine.",
  ],
  [
    "Can I take my conversations with me?",
    "Yes. History, leads and candidates can be exported at any time, and the settings pack everything of your account into one file.",
  ],
  [
    "Where is my data?",
    "Where Docent runs: on your own machine, or in your own AWS account in the region that you chose. With a language model, questions and the passages that fit go to its provider.",
  ],
] as const;

/** The questions on the start page; they open without a script. */
export const faq = html`<section class="faq" id="faq"><div class="wrap">
<h2>Asked before</h2>
${questions.map(([question, answer], at) => html`<details${at === 0 && html` open`}><summary>${question}${icon("chevron-down")}</summary><p>${answer}</p></details>`)}
</div></section>`;
