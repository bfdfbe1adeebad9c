import { icon } from "#shared/html/icon.ts";
import { html } from "#shared/html/markup.ts";
import { ofDemo } from "#shared/site/demo.ts";

/** The sentence that the example cites, and the one after it, as they stand in the help article. */
export const cited =
  "Docent tells every language model to take each fact from the passages and never from its own knowledge, and citations that no passage supports are removed.";
export const following =
  "Ask a shop's chatbot for the capital of France, and it refuses unless a document names it.";
export const second =
  "Each refused question of a visitor is gathered in Gaps with others of the same meaning.";

const article = "/help/articles/when-nothing-is-found";

const still = html`<div class="still">
<p class="asked">Can it book a table for Friday?</p>
<p>The documents I have do not answer this question.</p>
<p class="asked">Does it make things up?</p>
<div class="answer"><p><span class="tied">${cited}</span><a class="cite open" href="#passage" aria-label="Source 1">1</a> ${second}<a class="cite" href="/help/articles/gaps" aria-label="Source 2">2</a></p>
<ul class="sources"><li class="open"><a href="${article}"><b>1</b>When nothing is found</a></li><li><a href="/help/articles/gaps"><b>2</b>Gaps</a></li></ul></div>
<p class="note">A still example: two answers, and the passage that the second one rests on.</p>
</div>`;

const passage = html`<div class="source" id="passage"><p class="head"><b>1</b><span>When nothing is found<small>Help article</small></span><a class="plain" href="${article}">Open</a></p>
<div class="page"><p class="title">When nothing is found</p><p><mark>${cited}</mark></p><p>${following}</p></div></div>`;

const reading = html`<div class="reading"><p class="page"><span>How to read it</span>Each answer carries small yellow numbers. Open one, and <mark>the passage lies there, marked</mark>. What carries no number was not found.</p></div>`;

/**
 * An answered question with the passage beside it. `script/live-demo.ts` puts the product's own chatbot in its place where
 * that can be reached; an installation without it has no place for it.
 */
export const demo = html`<section class="wrap demo" id="demo" aria-labelledby="try">
<div class="talk"><div class="bar"><h2 id="try">Ask Docent about Docent</h2><a class="plain" href="/help/articles">The articles it answers from${icon("arrow-right")}</a></div>
${still}${ofDemo(html`<div class="live" hidden></div>`)}</div>
<div class="beside">${passage}${reading}</div>
</section>`;
