import { Markup } from "../html/markup.ts";

/** The product's sign with its name, as a link to the start page. */
export const logo = new Markup(
  '<a class="logo" href="/"><svg viewBox="0 0 24 24" fill="none" aria-hidden="true"><rect x="2.5" y="1.5" width="19" height="21" rx="3.5" fill="currentColor"/><path class="lines" d="M7 7h10M7 17h6"/><path class="stroke" d="M6 9.9h12.3l.5 4.2H6.2z"/></svg>Docent</a>',
);
