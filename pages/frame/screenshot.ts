import { html, type Markup } from "#shared/html/markup.ts";

/** The pictures of `npm run screenshots` by their names, with what each shows. */
export const alternatives = {
  create: "The dialog in which a chatbot is created: its name, and what it is for",
  documents: "The documents of a chatbot: files with their passages and states",
  chat: "A chat in Docent: a question, the answer with numbered sources, and the cited passage marked in its document",
  monitoring: "Live monitoring: people who wait, and a conversation that was taken over",
  interview: "A knowledge interview: one question, its answer, and the sections beside it",
  leads: "The list of leads with what each visitor left",
  gaps: "Questions that the documents did not answer, counted by people",
  widget: "A page of a sample shop with the open chat widget, which cites the returns policy",
} as const;

export type Shot = keyof typeof alternatives;

/** The pixels of the pictures. */
export const desk = { width: 1280, height: 800 };
export const phone = { width: 780, height: 976 };

interface Showing {
  /** Whether it stands at the top of its page, so that it is loaded at once. */
  isFirst?: boolean;
  caption?: string;
}

/** A picture of the product of today, in the reader's theme; a phone gets the phone's. */
export const screenshot = (shot: Shot, { isFirst = false, caption }: Showing = {}): Markup => {
  const file = (look: string) => `/widget/shots/${shot}-${look}.webp`;
  const source = (media: string, look: string, { width, height } = desk) =>
    html`<source media="${media}" srcset="${file(look)}" width="${width}" height="${height}">`;
  return html`<figure class="shot${isOfApp(shot) && " app"}"><picture>
${source("(max-width: 767px) and (prefers-color-scheme: dark)", "phone-dark", phone)}
${source("(max-width: 767px)", "phone-light", phone)}
${source("(prefers-color-scheme: dark)", "dark")}
<img src="${file("light")}" alt="${alternatives[shot]}" width="${desk.width}" height="${desk.height}" ${isFirst ? html`fetchpriority="high"` : html`loading="lazy"`}>
</picture><figcaption>${caption ?? "Docent today, with the texts of a sample shop."}</figcaption></figure>`;
};

/** Whether the app's sidebar is at its left. */
const isOfApp = (shot: Shot): boolean => shot !== "widget" && shot !== "create";
