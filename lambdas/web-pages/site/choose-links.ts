import type { PageOutline } from "#extraction/html/outline.ts";

/** Parameters of campaigns and sessions, which lead to the same page. */
const trackers = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|phpsessid|jsessionid|sid|sessionid)$/i;

/** Files that are no text, by their extension. */
const otherFiles =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|css|m?js|json|xml|rss|atom|zip|gz|tgz|bz2|7z|rar|exe|dmg|apk|mp[34]|m4[av]|avi|mov|wmv|webm|ogg|wav|woff2?|ttf|eot|ics|vcf|docx?|xlsx?|pptx?)$/i;

const maxAddressLength = 2000;

/**
 * An address in the one spelling by which pages are told apart: without fragment and tracking parameters, on the base's
 * host with its scheme. Undefined for what is no page's address.
 */
export const pageAddress = (text: string, base: URL): URL | undefined => {
  const url = text.length <= maxAddressLength ? URL.parse(text, base.href) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (otherFiles.test(url.pathname) || url.href.length > maxAddressLength) return undefined;
  url.hash = "";
  for (const name of [...url.searchParams.keys()]) if (trackers.test(name)) url.searchParams.delete(name);
  if (url.host === base.host) url.protocol = base.protocol;
  return url;
};

/** The part of the site that an address stands for: all below it, a file's folder included. */
export const folderOf = ({ pathname }: URL): string => {
  const last = pathname.slice(pathname.lastIndexOf("/") + 1);
  if (last === "") return pathname;
  return last.includes(".") ? pathname.slice(0, -last.length) : `${pathname}/`;
};

export const isWithin = (url: URL, start: URL): boolean =>
  url.origin === start.origin && `${url.pathname}/`.startsWith(folderOf(start));

/** The addresses of a page's links that lie below the start, each once, in the page's order. */
export const chooseLinks = (
  { links, base }: Pick<PageOutline, "links" | "base">,
  { page, start }: { page: URL; start: URL },
): string[] => {
  const from = (base && URL.parse(base, page.href)) || page;
  const chosen = links.flatMap((link) => {
    const resolved = URL.parse(link, from.href);
    const url = resolved && pageAddress(resolved.href, start);
    return url && isWithin(url, start) ? [url.href] : [];
  });
  return [...new Set(chosen)];
};
