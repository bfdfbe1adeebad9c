import { attribute, type Element, type ReadPage, readPage, tagged } from "./read-page.ts";

export interface Visited {
  path: string;
  /** The first page that names it. */
  from: string;
  status: number;
  type: string;
  /** If it is HTML. */
  page?: ReadPage;
}

/** Where a page or file of the site leads. */
interface Lead {
  path: string;
  from: string;
}

/** Screens behind the sign-in are one file, and addresses of the API are no pages. */
const isLeftOut = (path: string): boolean => /^\/(?:app|api|functions)(?:\/|$)/.test(path);

/**
 * Everything of a site that can be reached from these paths without a sign-in, by links, images, scripts, style sheets,
 * fonts, frames, cards, feeds and sitemaps; each once, by its path with its query.
 */
export const crawl = async (origin: string, starts: string[]): Promise<Map<string, Visited>> => {
  const visited = new Map<string, Visited>();
  const waiting: Lead[] = starts.map((path) => ({ path, from: "the start" }));
  for (let lead = waiting.shift(); lead; lead = waiting.shift()) {
    if (visited.has(lead.path) || isLeftOut(lead.path)) continue;
    const { found, leads } = await visit(origin, lead);
    visited.set(lead.path, found);
    waiting.push(...leads);
  }
  return visited;
};

const visit = async (origin: string, { path, from }: Lead): Promise<{ found: Visited; leads: Lead[] }> => {
  const response = await fetch(origin + path);
  const type = response.headers.get("content-type") ?? "";
  const found = { path, from, status: response.status, type };
  const body = Buffer.from(await response.arrayBuffer()).toString();
  if (/^text\/html/.test(type)) {
    const page = readPage(origin + path, response.status, body);
    const addresses = addressesIn(page);
    return { found: { ...found, page }, leads: addresses.flatMap((one) => leadTo(one, origin, path)) };
  }
  return { found, leads: addressesInFile(type, body).flatMap((one) => leadTo(one, origin, path)) };
};

/** Nothing of another site is requested. */
const leadTo = (address: string, origin: string, from: string): Lead[] => {
  if (!URL.canParse(address, origin + from)) return [{ path: address, from }];
  const url = new URL(address, origin + from);
  return url.origin === origin ? [{ path: url.pathname + url.search, from }] : [];
};

/** The addresses that a page names, as they are written. */
export const addressesIn = (page: ReadPage): string[] => [
  ...page.elements.flatMap((one) => [...valuesOf(one), ...sourcesOf(one)]),
  ...tagged(page, "meta")
    .filter((one) => attribute(one, "property") === "og:image")
    .flatMap((one) => attribute(one, "content") ?? []),
];

const valuesOf = (element: Element): string[] =>
  ["href", "src", "poster", "action"].flatMap((name) => attribute(element, name) || []);

const sourcesOf = (element: Element): string[] =>
  (attribute(element, "srcset") ?? "")
    .split(",")
    .map((one) => one.trim().split(/\s+/)[0] ?? "")
    .filter(Boolean);

const addressesInFile = (type: string, text: string): string[] => {
  if (/xml/.test(type) && !/svg/.test(type))
    return [...text.matchAll(/<(?:loc|link|guid[^>]*)>([^<]+)</g)].map(([, address = ""]) => address);
  if (/^text\/css/.test(type))
    return [...text.matchAll(/url\(["']?([^"')]+)["']?\)/g)]
      .map(([, address = ""]) => address)
      .filter((address) => !address.startsWith("data:"));
  return /^text\/plain/.test(type) ? [...text.matchAll(/^Sitemap: (\S+)/gm)].map(([, one = ""]) => one) : [];
};
