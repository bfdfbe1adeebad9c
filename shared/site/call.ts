import { html, type Markup } from "../html/markup.ts";

interface Call {
  headline: string;
  description: string;
  /** The button beside "Start Free Trial". */
  other: { href: string; text: string };
}

/** The end of a page: a headline and two buttons. */
export const call = ({
  headline,
  description,
  other,
}: Call): Markup => html`<section class="call"><div class="wrap">
<h2>${headline}</h2>
<p>${description}</p>
<div class="actions"><a class="button primary big" href="/signup">Start Free Trial</a><a class="button outline big" href="${other.href}">${other.text}</a></div>
</div></section>`;
