import type { PageOutline } from "#extraction/html/outline.ts";
import type { StoredPage, StoredWebsite } from "../entities.ts";
import { isWithin, pageAddress } from "../site/choose-links.ts";
import { isSameHost } from "../site/same-host.ts";
import type { Outcome, Unusable } from "./outcome.ts";

type Placeholder = NonNullable<PageOutline["placeholder"]>;

/** An answer of a site, as far as it is needed to tell whether it is the page's text. */
export interface Found {
  headers: Record<string, string>;
  /** The address after redirects. */
  at: URL;
  /** The address from which on links are followed. */
  start: URL;
  digest: string;
  characters: number | undefined;
  placeholder: Placeholder | undefined;
  notes: PageOutline["notes"] | undefined;
  links: string[];
}

export type KnownPage = Pick<StoredPage, "url" | "digest" | "characters" | "is_shrunk">;

const placeholders: Record<Placeholder, string> = {
  "bot check": "The site answers with a bot check in place of the page.",
  "not found": "The site says that there is no such page (not found with status 200).",
  "sign-in": "The site asks for a sign-in in place of the page.",
  consent: "The site asks for consent in place of the page.",
  absent: "The site says that it is not there: under construction, in maintenance or parked.",
  error: "The site shows an error in place of the page, with status 200.",
  "needs scripts": "It needs JavaScript to show its text.",
};

/** Below this share of a former text of some length a page is looked at twice before it is read. */
const leastShare = 0.25;
const leastFormer = 400;

/** Tells why an answer is not the text of the page; undefined for one that is. */
export const refuseStandIn = (
  found: Found,
  { page, site }: { page: KnownPage; site: Pick<StoredWebsite, "url" | "scope"> },
): Outcome | undefined => {
  const { placeholder, notes, digest, at } = found;
  const movedTo = notes?.movedTo && elsewhere(notes.movedTo, at);
  if (isCheck(found.headers)) return unusable(placeholders["bot check"]);
  if (placeholder && !(placeholder === "needs scripts" && movedTo)) return refused(placeholder, found, page);
  if (digest === page.digest) return undefined;
  if (movedTo)
    return {
      ...unusable(
        `It sends its readers to another address: ${shortened(movedTo.href)}`,
        within([movedTo], found, site),
      ),
      movedTo: movedTo.href,
    };
  if (page.url !== site.url) {
    if ([...(notes?.robots ?? []), found.headers["x-robots-tag"] ?? ""].some(asksToLeaveOut))
      return unusable("It asks not to be indexed (noindex). Add its own address to read it.", found.links);
    const original = notes?.canonical && originalOf(notes.canonical, found, site);
    if (original)
      return unusable(`It says that it is a copy of ${shortened(original.href)}`, [
        ...within([original], found, site),
        ...found.links,
      ]);
  }
  return shrunken(found, page);
};

/** True for robots rules that ask to leave a page out; those for one program begin with its name. */
const asksToLeaveOut = (rules: string): boolean =>
  rules
    .toLowerCase()
    .split(",")
    .map((rule) => rule.replace(/^\s*docentbot\s*:/, "").trim())
    .some((rule) => rule === "noindex" || rule === "none");

const unusable = (reason: string, links: string[] = []): Unusable => ({ kind: "unusable", reason, links });

/** Headers of checks by Cloudflare and AWS. */
const isCheck = (headers: Record<string, string>): boolean =>
  /challenge/i.test(headers["cf-mitigated"] ?? "") ||
  /challenge|captcha/i.test(headers["x-amzn-waf-action"] ?? "");

/** A placeholder that was read as the page's text by an earlier version goes. */
const refused = (placeholder: Placeholder, { digest }: Found, page: KnownPage): Outcome =>
  digest === page.digest
    ? { kind: "skipped", reason: placeholders[placeholder] }
    : unusable(placeholders[placeholder]);

const elsewhere = (address: string, at: URL): URL | undefined => {
  const to = URL.parse(address, at.href);
  return to && /^https?:$/.test(to.protocol) && nameOf(to) !== nameOf(at) ? to : undefined;
};

/**
 * The page that this one says it is a copy of, if that is one that is read with the website, or lies on another site under
 * another path. Versions that name a current one outside of the folder are what the owner chose; so are mirrors.
 */
const originalOf = (canonical: string, found: Found, site: Pick<StoredWebsite, "scope">): URL | undefined => {
  const to = elsewhere(canonical, found.at);
  if (!to) return undefined;
  if (!isSameHost(to, found.at))
    return to.pathname === found.at.pathname || to.pathname === "/" ? undefined : to;
  const isHome = to.pathname === "/" && found.at.pathname !== "/";
  return isHome || within([to], found, site).length === 0 ? undefined : to;
};

const within = (addresses: URL[], { start }: Found, { scope }: Pick<StoredWebsite, "scope">): string[] =>
  addresses.flatMap((address) => {
    const url = pageAddress(address.href, start);
    if (!url || scope === "page") return [];
    return (scope === "sitemap" ? isSameHost(url, start) : isWithin(url, start)) ? [url.href] : [];
  });

/** One name for the spellings of an address that lead to the same page. */
const nameOf = (url: URL): string => {
  const bare = pageAddress(url.href, url) ?? url;
  const path = bare.pathname.replace(/\/(index|default)\.\w{3,5}$/i, "/").replace(/\/$/, "");
  bare.searchParams.sort();
  return `${bare.hostname.replace(/^www\./, "")}${decoded(path)}${bare.search}`;
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const shrunken = ({ characters }: Found, page: KnownPage): Outcome | undefined => {
  if (characters === undefined || page.characters === undefined || !page.digest || page.is_shrunk)
    return undefined;
  if (page.characters < leastFormer || characters >= page.characters * leastShare) return undefined;
  const count = (number: number) => number.toLocaleString("en-GB");
  const reason = `Its text has shrunk from ${count(page.characters)} to ${count(characters)} characters. If it is still so at the next look, it is read; refresh the address to read it now.`;
  return { ...unusable(reason), isShrunk: true };
};

const shortened = (address: string): string => (address.length > 200 ? `${address.slice(0, 199)}…` : address);
