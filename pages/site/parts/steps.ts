import { icon } from "#shared/html/icon.ts";
import { html, type Markup } from "#shared/html/markup.ts";
import { type Shot, screenshot } from "../../frame/screenshot.ts";

interface Step {
  name: string;
  text: string;
  more: { article: string; text: string };
  shot: Shot;
  caption: string;
}

const all: Step[] = [
  {
    name: "Create a chatbot",
    text: "Pick what it is for: sales, support, internal, HR or interviews. The instructions come with it, and you can change them.",
    more: { article: "your-first-chatbot", text: "Your first chatbot" },
    shot: "create",
    caption: "Step 1: a name and a purpose. Texts and names of a sample shop, here and below.",
  },
  {
    name: "Upload your documents",
    text: "Terms, manuals, price lists. Docent reads them, splits them into passages and shows what failed and why.",
    more: { article: "uploading-documents", text: "Uploading documents" },
    shot: "documents",
    caption: "Step 2: six documents that were read, and one that says why it was not.",
  },
  {
    name: "Test and deploy",
    text: "Ask what customers ask, check the passages, then publish the link or paste one line into your site.",
    more: { article: "embed-on-your-site", text: "Embedding on your site" },
    shot: "widget",
    caption: "Step 3: the widget on a page of the sample shop.",
  },
];

const stepOf = ({ name, text, more }: Step, at: number): Markup =>
  html`<li${at === 0 && html` class="on"`}><span class="number">${at + 1}</span><h3>${name}</h3><p>${text}</p><a href="/help/articles/${more.article}">${more.text}</a></li>`;

/** One step is pointed at, and its picture shown; `script/explainer.ts` goes from one to the next. */
export const steps = html`<section class="steps" id="how"><div class="wrap" id="explainer">
<div class="heading"><h2>Three steps, none of them code</h2><button class="button outline" type="button" hidden>${icon("pause")}<span>Stand still</span></button></div>
<ol>${all.map(stepOf)}</ol>
<div class="pictures">${all.map(({ shot, caption }) => screenshot(shot, { caption }))}</div>
</div></section>`;
