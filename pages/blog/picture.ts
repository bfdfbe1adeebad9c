import { html, type Markup } from "#shared/html/markup.ts";
import type { Picture } from "./articles.ts";

/** A page of a sample document with one passage marked. It is text, so it follows theme and size. */
export const picture = (
  { where, lines }: Picture,
  size?: "large",
): Markup => html`<div class="picture${size && ` ${size}`}" role="img" aria-label="A page of a sample document, ${where}: ${lines.join(" ").replaceAll("==", "")}"><div aria-hidden="true">
<i>${where}</i>${lines.map((line) => html`<p>${marked(line)}</p>`)}
</div></div>`;

/** The phrase between two `==` drawn as cited. */
export const marked = (text: string): Markup[] =>
  text.split("==").map((part, at) => (at % 2 === 1 ? html`<mark>${part}</mark>` : html`${part}`));
