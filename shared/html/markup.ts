import { escapeHtml } from "./escape-html.ts";

/** HTML that may be sent as it is. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

/** A page's own parts in the built document. */
export interface PageParts {
  head: Markup;
  body: Markup;
}

type Part = Markup | string | number | false | undefined | Part[];

/** HTML with values in it: texts are escaped, other markup goes in as it is, nothing stands for false and undefined. */
export const html = (pieces: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(pieces.reduce((text, piece, at) => text + shown(parts[at - 1]) + piece));

const shown = (part: Part): string => {
  if (part === undefined || part === false) return "";
  if (Array.isArray(part)) return part.map(shown).join("");
  return part instanceof Markup ? part.html : escapeHtml(String(part));
};

/** JSON for machines in an element of its own, which no text in it can end. */
export const jsonData = (data: unknown): Markup =>
  new Markup(
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`,
  );
