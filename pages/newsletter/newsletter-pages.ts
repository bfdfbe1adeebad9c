import { html, type Markup } from "#shared/html/markup.ts";
import type { Page } from "#shared/site/document.ts";
import { footer } from "#shared/site/footer.ts";
import { header } from "#shared/site/header.ts";

const top = header({ start: { text: "Get Started", isFilled: false } });

interface Act {
  name: "confirm" | "unsubscribe";
  title: string;
  text: string;
  button: string;
}

/** A page that a mail's link opens. Programs that look into mails open links, so only its button does something. */
const page = ({ name, title, text, button }: Act): Page => ({
  path: `/newsletter/${name}`,
  title: `${title} · Docent`,
  description: text,
  styles: "blog",
  script: "newsletter",
  isUnlisted: true,
  body: html`${top}
<main id="main" class="wrap missing">
<h1>${title}</h1>
<p id="told" role="status" tabindex="-1">${text}</p>
${act(name, button)}
<noscript><p>The button needs JavaScript. Turn it on, or open the link in another browser.</p></noscript>
<p><a href="/blog">Go to the blog</a></p>
</main>
${footer}`,
});

const act = (name: string, text: string): Markup =>
  html`<button class="button primary big scripted" type="button" id="act" data-act="${name}" disabled>${text}</button>`;

export const newsletterPages: Page[] = [
  page({
    name: "confirm",
    title: "Subscribe to the blog",
    text: "One click, and new articles come to this address, once or twice a month.",
    button: "Subscribe",
  }),
  page({
    name: "unsubscribe",
    title: "Unsubscribe from the blog",
    text: "One click, and no further article comes to this address. It is deleted.",
    button: "Unsubscribe",
  }),
];
