import { siteUrl } from "#platform/mail/site-url.ts";
import type { FileReply } from "#shared/contract/file-reply.ts";
import { html } from "#shared/html/markup.ts";
import { isExpired } from "#shared/jobs/last-day.ts";
import { jobStore } from "../store.ts";

const answerPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A reply of Lambda has room for so many; a sitemap may have 50,000. */
const most = 30_000;

/** The lists of all pages: those that are built, posts of the help centre, and postings. */
export const sitemap = async (): Promise<FileReply> => {
  const site = await siteUrl();
  const lists = ["pages", "posts", "jobs"].map(
    (name) => html`<sitemap><loc>${site}/sitemap-${name}.xml</loc></sitemap>\n`,
  );
  const { html: content } = html`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lists}</sitemapindex>
`;
  return { contentType: "application/xml; charset=utf-8", content, policy: answerPolicy, cacheSeconds: 0 };
};

/** The pages of all postings that take applications: https://www.sitemaps.org/protocol.html */
export const jobsSitemap = async (): Promise<FileReply> => {
  const [site, postings] = await Promise.all([siteUrl(), jobStore.listed(most)]);
  const open = postings.filter((posting) => !isExpired(posting));
  const urls = open.map(
    ({ slug, updated_at }) =>
      html`<url><loc>${site}/jobs/${slug}</loc><lastmod>${updated_at}</lastmod></url>\n`,
  );
  const { html: content } = html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`;
  return { contentType: "application/xml; charset=utf-8", content, policy: answerPolicy, cacheSeconds: 0 };
};

/** The app is for signed-in people; the private links of chats and applications stand behind a #. */
export const robots = async (): Promise<FileReply> => ({
  contentType: "text/plain; charset=utf-8",
  content: `User-agent: *\nDisallow: /app/\nDisallow: /api/\n\nSitemap: ${await siteUrl()}/sitemap.xml\n`,
  policy: answerPolicy,
  cacheSeconds: 0,
});
