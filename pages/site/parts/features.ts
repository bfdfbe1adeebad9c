import { icon } from "#shared/html/icon.ts";
import type { IconName } from "#shared/html/icon-lines.ts";
import { html, type Markup } from "#shared/html/markup.ts";
import { type Shot, screenshot } from "../../frame/screenshot.ts";

const pair = (name: string, text: string, shot: Shot): Markup =>
  html`<div class="pair beside-text"><div><h3>${name}</h3><p>${text}</p></div>${screenshot(shot)}</div>`;

const fact = (drawing: IconName, name: string, text: string): Markup =>
  html`<li>${icon(drawing)}<div><h3>${name}</h3><p>${text}</p></div></li>`;

/** The product in pictures and in short. */
export const features = html`<section class="features" id="features"><div class="wrap">
<h2>A guide that knows the collection</h2>
${pair("Points at the passage", "Each answer carries numbered marks. Open one and the document lies there with the passage highlighted.", "chat")}
${pair("A person can step in", "Watch conversations live and take over. Visitors see that a human is writing, and you hand back when it is done.", "monitoring")}
${pair("What people know, asked and cited", "Interview a colleague by link. Their answers become passages, and the chatbot names the person who agreed to it.", "interview")}
<ul class="facts">
${fact("circle-slash", "Says so when there is nothing", "No match in your documents means no answer, and the question lands on your list of gaps.")}
${fact("app-window", "On your site in one line", "A script tag of little over a kilobyte, in your colors. Or a public link with a QR code.")}
${fact("plug", "Looks things up", "Connect an API by a trigger: stock, order status, free appointments.")}
${fact("briefcase", "Interviews applicants too", "Job postings with an interview that asks your questions and quotes the answers. A person decides.")}
</ul>
</div></section>`;
