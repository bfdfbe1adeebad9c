import { icon } from "../html/icon.ts";
import { html, type Markup } from "../html/markup.ts";
import { logo } from "./logo.ts";

interface Link {
  href: string;
  text: string;
}

interface Header {
  /** Stands beside the logo, as the name of a part of the site. */
  label?: string;
  /** Links beside the logo, which a phone shows in a menu. */
  links?: Link[];
  /** The button that leads to the sign-up, by its words; filled unless the page has another filled one. */
  start: { text: string; isFilled: boolean };
}

/** Who is signed in sees the way to their chatbots in place of the sign-in; `site.ts` tells them apart. */
const account = ({ start }: Header): Markup => html`<a class="plain guest" href="/login">Sign In</a>
<a class="button guest ${start.isFilled ? "primary" : "outline"}" href="/signup">${start.text}</a>
<a class="button member ${start.isFilled ? "primary" : "outline"}" href="/app">Open Docent</a>`;

/** The head of a page of the site. */
export const header = (parts: Header): Markup => {
  const { label, links = [] } = parts;
  const anchors = links.map(({ href, text }) => html`<a class="plain" href="${href}">${text}</a>`);
  return html`<header class="top"><div class="wrap">
${logo}
${label && html`<span class="label">${label}</span>`}
${links.length > 0 && html`<nav class="links" aria-label="Main">${anchors}</nav>`}
<div class="account${links.length > 0 && " wide"}">${account(parts)}</div>
${links.length > 0 && menu(parts, anchors)}
</div></header>`;
};

/** Opens without a script, too. */
const menu = (parts: Header, anchors: Markup[]): Markup => html`<details class="menu">
<summary class="button"><span class="closed">${icon("menu")}<span class="hidden">Open menu</span></span><span class="opened">${icon("x")}<span class="hidden">Close menu</span></span></summary>
<nav aria-label="Menu">${anchors}${account(parts)}</nav>
</details>`;
