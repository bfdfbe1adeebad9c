import { html, type Markup } from "../html/markup.ts";
import { siteOrigin } from "./site-origin.ts";

/** Where a page stands: its ancestors with their addresses, and its own name last. */
export interface Trail {
  above: { name: string; path: string }[];
  here: { name: string; path: string };
}

export const breadcrumbs = ({
  above,
  here,
}: Trail): Markup => html`<nav class="crumbs" aria-label="Breadcrumb"><ol>
${above.map(({ name, path }) => html`<li><a href="${path}">${name}</a></li>`)}<li aria-current="page">${here.name}</li>
</ol></nav>`;

/** The same for search engines: https://schema.org/BreadcrumbList */
export const breadcrumbData = ({ above, here }: Trail): object => ({
  "@type": "BreadcrumbList",
  itemListElement: [...above, here].map(({ name, path }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: siteOrigin + path,
  })),
});
