import type { Caller } from "#platform/access/origin/caller.ts";
import { siteUrl } from "#platform/mail/site-url.ts";
import { limitLookups } from "#platform/rate-limit/visitor-limits.ts";
import type { FileReply } from "#shared/contract/file-reply.ts";
import { html } from "#shared/html/markup.ts";
import { publishedPosts } from "../directory.ts";
import { postPath } from "./post-row.ts";

const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A reply of Lambda has room for so many; a sitemap may have 50,000. */
const most = 30_000;

/** The pages of the newest published posts: https://www.sitemaps.org/protocol.html */
export const postsSitemap = async (caller: Caller): Promise<FileReply> => {
  await limitLookups(caller);
  const [site, directory] = await Promise.all([siteUrl(), publishedPosts()]);
  const posts = directory.by("created_at").slice(-most).toReversed();
  const urls = posts.map(({ id }) => html`<url><loc>${site}${postPath(id)}</loc></url>\n`);
  const { html: content } = html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${site}/help</loc></url>
${urls}</urlset>
`;
  return { contentType: "application/xml; charset=utf-8", content, policy, cacheSeconds: 0 };
};
