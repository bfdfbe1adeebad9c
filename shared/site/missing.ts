import { icon } from "../html/icon.ts";
import { html, type Markup } from "../html/markup.ts";

interface Missing {
  title: string;
  text: string;
  back: { href: string; text: string };
}

/** The content of a page in place of one that is not there. */
export const missing = ({ title, text, back }: Missing): Markup => html`<main id="main" class="wrap missing">
${icon("search-x")}
<h1>${title}</h1>
<p>${text}</p>
<a class="button outline" href="${back.href}">${back.text}</a>
</main>`;
