import { html, type Markup } from "#shared/html/markup.ts";

/** The places of the product that `npm run screenshots` takes pictures of, with what they show. */
const shots = {
  documents: "The documents of a chatbot: files with their passages and states",
  chat: "A chat in Docent: a question, the answer with numbered sources, and the cited passage marked in its document",
  monitoring: "Live monitoring: people who wait, and a conversation that was taken over",
  interview: "A knowledge interview: one question, its answer, and the sections beside it",
  leads: "The list of leads with what each visitor left",
  gaps: "Questions that the documents did not answer, counted by people",
  widget: "The widget builder with a preview of the chat",
} as const;

export type Shot = keyof typeof shots;

interface Showing {
  /** Whether it stands at the top of its page, so that it is loaded at once. */
  isFirst?: boolean;
  caption?: string;
}

/** A picture of the product of today, in the reader's theme; a phone gets the phone's. */
export const screenshot = (shot: Shot, { isFirst = false, caption }: Showing = {}): Markup => {
  const file = (kind: string) => `/shots/${shot}-${kind}.webp`;
  const source = (media: string, kind: string) =>
    html`<source media="${media}" srcset="${file(kind)}" width="${kind.startsWith("phone") ? 780 : 1440}" height="${kind.startsWith("phone") ? 975 : 900}">`;
  return html`<figure class="shot"><picture>
${source("(max-width: 767px) and (prefers-color-scheme: dark)", "phone-dark")}
${source("(max-width: 767px)", "phone-light")}
${source("(prefers-color-scheme: dark)", "dark")}
<img src="${file("light")}" alt="${shots[shot]}" width="1440" height="900" ${isFirst ? html`fetchpriority="high"` : html`loading="lazy"`}>
</picture><figcaption>${caption ?? "Docent today, with the sample shop’s documents."}</figcaption></figure>`;
};
