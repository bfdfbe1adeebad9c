import { icon } from "#shared/html/icon.ts";
import { html, type Markup } from "#shared/html/markup.ts";

/** The form that sends a link to an address, which is kept only after that link was opened. */
export const newsletter: Markup = html`<section class="news" aria-labelledby="news">
<div><h2 id="news">A new article, once or twice a month</h2>
<p>Nothing else comes to this address. Each mail has a link to stop. There is a <a href="/blog/feed.xml">feed</a>, too.</p></div>
<form id="subscribe" novalidate hidden>
<label class="hidden" for="email">Email</label>
<div class="line"><input id="email" name="email" type="email" autocomplete="email" placeholder="you@company.example" maxlength="254" required><button class="button primary">Subscribe</button></div>
<p class="wrong" id="email-wrong" hidden>${icon("circle-alert")}<span></span></p>
</form>
<p class="notice" id="subscribed" role="status" hidden>${icon("mail")}<span></span></p>
</section>`;
