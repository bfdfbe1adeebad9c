import { html } from "#shared/html/markup.ts";
import type { Page } from "#shared/site/document.ts";
import { siteOrigin } from "#shared/site/site-origin.ts";

/** The built pages that search engines may list: https://www.sitemaps.org/protocol.html */
export const sitemapOf = (pages: Page[]): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages
  .filter(({ isMissing, isUnlisted }) => !isMissing && !isUnlisted)
  .map(
    ({ path, updated }) =>
      html`<url><loc>${siteOrigin}${path}</loc>${updated && html`<lastmod>${updated}</lastmod>`}</url>\n`,
  )}</urlset>
`.html;
