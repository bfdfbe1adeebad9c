import { html, type Markup } from "../html/markup.ts";
import { logo } from "./logo.ts";

const useCases = [
  ["sales-enablement", "Sales"],
  ["customer-support", "Support"],
  ["lead-qualification", "Lead qualification"],
  ["ecommerce", "E-commerce"],
];

const company = [
  ["/blog", "Blog"],
  ["/help", "Help Center"],
  ["/login", "Sign In"],
  ["/signup", "Sign Up"],
];

/** The foot of every page of the site. */
export const footer: Markup = html`<footer class="foot"><div class="wrap">
<div>${logo}<p>Chatbots that answer from your documents and show where.</p></div>
<nav aria-labelledby="foot-uses"><h2 id="foot-uses">Use cases</h2><ul>${useCases.map(([slug, text]) => html`<li><a href="/use-cases/${slug}">${text}</a></li>`)}</ul></nav>
<nav aria-labelledby="foot-company"><h2 id="foot-company">Company</h2><ul>${company.map(([href, text]) => html`<li><a href="${href}">${text}</a></li>`)}</ul></nav>
</div></footer>`;
