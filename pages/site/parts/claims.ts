import { html } from "#shared/html/markup.ts";

/** Prescribed copy; each claim says on what it depends. */
export const claims = html`<section class="claims" aria-labelledby="arithmetic"><div class="wrap">
<h2 class="hidden" id="arithmetic">What the arithmetic gives</h2>
<dl>
<div><dt>Setup in 5 minutes</dt><dd>from sign-up to the first chatbot, if the document is at hand</dd></div>
<div><dt>40% more lead conversion</dt><dd>if 14 of 100 visitors leave a contact instead of 10</dd></div>
<div><dt>70% fewer tickets</dt><dd>if 7 of 10 questions have their answer in your documents</dd></div>
</dl><p>Examples of what the arithmetic gives, not measurements of customers.</p></div></section>`;
