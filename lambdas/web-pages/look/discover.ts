import { AppError } from "#shared/errors.ts";
import { maxPages } from "#shared/web-pages/routes.ts";
import type { StoredWebsite } from "../entities.ts";
import { siteReaders } from "../sandbox/site-readers.ts";
import type { Robots } from "../site/robots.ts";
import type { Sitemap } from "../site/sitemap.ts";
import { fetchAs } from "./fetch.ts";

const maxBytes = 10_000_000;
/** Sitemaps of an index that are read at most. */
const maxSitemaps = 50;
/** More addresses than any website reads are not collected. */
const maxAddresses = 2 * maxPages;
const budgetMs = 60_000;

/** The addresses that a look begins with, in order. Throws AppError for a site without a sitemap that can be read. */
export const discover = async (
  site: StoredWebsite,
  robotsOf: (origin: string) => Promise<Robots>,
): Promise<string[]> => {
  if (site.scope !== "sitemap") return [site.url];
  const start = new URL(site.start);
  const robots = await robotsOf(start.origin);
  const pages = new Set<string>();
  const end = Date.now() + budgetMs;
  for await (const { pages: listed } of sitemapsFrom(sitemapAddresses(start, robots), site)) {
    for (const address of listed) if (pages.size < maxAddresses) pages.add(address);
    if (pages.size >= maxAddresses || Date.now() > end) break;
  }
  if (pages.size === 0) throw new AppError("invalid", "The sitemap lists no page of this site.");
  return [...pages];
};

/** The address itself if it is one of a sitemap, else those that robots.txt names, else the usual one. */
const sitemapAddresses = (start: URL, robots: Robots): string[] => {
  if (/\.(?:xml|xml\.gz|gz|txt)$|sitemap/i.test(start.pathname)) return [start.href];
  if (robots.sitemaps.length > 0) return robots.sitemaps;
  return [`${start.origin}/sitemap.xml`];
};

/** Sitemaps, and those of an index. One of an index that can't be read is left out. */
async function* sitemapsFrom(addresses: string[], site: StoredWebsite): AsyncGenerator<Sitemap> {
  const waiting = addresses.slice(0, maxSitemaps);
  const seen = new Set(waiting);
  let failure: unknown;
  let count = 0;
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    let sitemap: Sitemap;
    try {
      sitemap = await load(address, site);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failure = error;
      continue;
    }
    count += 1;
    yield sitemap;
    const further = sitemap.sitemaps.filter((one) => !seen.has(one)).slice(0, maxSitemaps - seen.size);
    for (const one of further) seen.add(one);
    waiting.push(...further);
  }
  if (count === 0) throw failure;
}

const load = async (address: string, site: StoredWebsite): Promise<Sitemap> => {
  const { status, body } = await fetchAs(address, { maxBytes });
  if (status === 200) return siteReaders.sitemap(body, site);
  const message = `The site answers ${status} at ${address.slice(0, 200)}, so no sitemap was read.`;
  throw new AppError(status >= 500 ? "unavailable" : "invalid", message);
};
