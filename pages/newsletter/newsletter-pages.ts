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
<p id="told" role="status">${text}</p>
${act(name, button)}
<noscript><p>The button needs JavaScript. You can also answer the mail.</p></noscript>
</main>
${footer}`,
});

const act = (name: string, text: string): Markup =>
  html`<button class="button primary big" type="button" id="act" data-act="${name}" hidden>${text}</button>`;

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
