import { icon } from "#shared/html/icon.ts";
import { html, type Markup } from "#shared/html/markup.ts";

/**
 * The form that sends a link to an address, which is kept only after that link was used. Its button waits for the script:
 * a browser alone would put the address into that of the page.
 */
export const newsletter: Markup = html`<section class="news" aria-labelledby="news">
<div><h2 id="news">A new article, once or twice a month</h2>
<p>Nothing else comes to your address. Each mail has a link to stop. There is a <a href="/blog/feed.xml">feed</a>, too.</p></div>
<div>
<form id="subscribe" class="scripted" novalidate>
<label class="hidden" for="email">Email</label>
<div class="line"><input id="email" name="email" type="email" autocomplete="email" placeholder="you@company.example" maxlength="254" required><button class="button primary" type="submit" disabled>Subscribe</button></div>
<p class="wrong" id="email-wrong" hidden>${icon("circle-alert")}<span></span></p>
</form>
<div id="subscribed" role="status" tabindex="-1"><div class="notice" hidden>${icon("mail")}<p><span></span> <button class="link" type="button">Use another address</button></p></div></div>
<noscript><p>This form needs JavaScript. The feed does not.</p></noscript>
</div>
</section>`;
