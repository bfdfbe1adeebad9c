import { gunzipSync } from "node:zlib";
import { SaxesParser } from "saxes";
import { AppError } from "#shared/errors.ts";

export interface Sitemap {
  /** Addresses of pages as written. */
  pages: string[];
  /** Addresses of further sitemaps, if it is an index. */
  sitemaps: string[];
}

/** The protocol allows 50 MB; a site of 500 pages needs a hundredth. */
const maxBytes = 10_000_000;
const maxAddresses = 50_000;

/**
 * The addresses in a sitemap (sitemaps.org): XML, an index of sitemaps, or a plain list; gzip or not.
 * Throws AppError("invalid") for anything else, and for more than 10 MB.
 */
export const parseSitemap = (body: Buffer): Sitemap => {
  const text = unpacked(body)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
  return text.trimStart().startsWith("<") ? inXml(text) : inLines(text);
};

const unpacked = (body: Buffer): Buffer => {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  try {
    return gunzipSync(body, { maxOutputLength: maxBytes });
  } catch {
    throw new AppError("invalid", "The sitemap is damaged or longer than 10 MB.");
  }
};

const inLines = (text: string): Sitemap => {
  const pages = text.split(/\s+/).filter((line) => /^https?:\/\//i.test(line));
  if (pages.length === 0) throw noSitemap();
  return { pages: pages.slice(0, maxAddresses), sitemaps: [] };
};

const inXml = (text: string): Sitemap => {
  const found: Sitemap = { pages: [], sitemaps: [] };
  const parser = new SaxesParser({ xmlns: false });
  let root = "";
  let path: string[] = [];
  let address = "";
  parser.on("opentag", ({ name }) => {
    const local = name.replace(/^.*:/, "").toLowerCase();
    root ||= local;
    path.push(local);
    if (path.length > 20) throw noSitemap();
    address = "";
  });
  parser.on("text", (part) => {
    address += part;
  });
  parser.on("cdata", (part) => {
    address += part;
  });
  parser.on("closetag", () => {
    const [parent, element] = path.slice(-2);
    const isFull = found.pages.length + found.sitemaps.length >= maxAddresses;
    if (!isFull && element === "loc" && parent === "url") found.pages.push(address.trim());
    if (!isFull && element === "loc" && parent === "sitemap") found.sitemaps.push(address.trim());
    path = path.slice(0, -1);
    address = "";
  });
  try {
    parser.write(text).close();
  } catch {
    throw noSitemap();
  }
  if (root !== "urlset" && root !== "sitemapindex") throw noSitemap();
  return found;
};

const noSitemap = () => new AppError("invalid", "This is not a sitemap that can be read.");
