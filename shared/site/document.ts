import { html, jsonData, type Markup } from "../html/markup.ts";
import { siteOrigin } from "./site-origin.ts";

export interface Page {
  /** Its address on the site, such as "/blog/some-article". */
  path: string;
  title: string;
  /** For search engines and cards; 110 to 160 letters are shown. */
  description: string;
  /** The style sheet of its folder, by the name it has in `build.ts`. */
  styles: string;
  script?: string;
  /** Address of a picture of 1200 x 630 for cards in messengers. */
  card?: string;
  /** Data of schema.org about the page. */
  data?: object[];
  /** Open Graph's type; "website" if absent. */
  kind?: "article";
  /** The day of its last change, such as 2026-11-28. */
  updated?: string;
  /** Search engines may read it, and list another one in its place. */
  isUnlisted?: true;
  /** For a page that says that something is not there. */
  isMissing?: true;
  body: Markup;
}

/** The whole document of a page of the site that needs no script to be read. */
export const documentOf = (page: Page): string => `<!doctype html>
<html lang="en">
${head(page).html}
<body>
<a class="button outline skip" href="#main">Skip to the content</a>
${page.body.html}
</body>
</html>
`;

const head = (page: Page): Markup => html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<meta name="description" content="${page.description}">
${(page.isMissing || page.isUnlisted) && html`<meta name="robots" content="noindex">`}
${!page.isMissing && forMachines(page)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="alternate" type="application/rss+xml" title="Docent’s blog" href="/blog/feed.xml">
<link rel="preload" href="/fonts/newsreader-basic.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/fonts/hanken-grotesk-basic.woff2" as="font" type="font/woff2" crossorigin>
<script src="/widget/page.js"></script>
<link rel="stylesheet" href="/widget/${page.styles}.css">
${page.script && html`<script type="module" src="/widget/${page.script}.js"></script>`}
</head>`;

const forMachines = ({ path, title, description, kind, card, data = [] }: Page): Markup => {
  const address = siteOrigin + path;
  return html`<link rel="canonical" href="${address}">
<meta property="og:type" content="${kind ?? "website"}">
<meta property="og:site_name" content="Docent">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
${
  card &&
  html`<meta property="og:image" content="${siteOrigin}${card}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">`
}
${data.map((one) => jsonData({ "@context": "https://schema.org", ...one }))}`;
};
