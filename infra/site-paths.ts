import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The names of the texts that have a page each, by the address above them. */
export type Slugs = Record<string, string[]>;

const slugsIn = (folder: string): string[] =>
  readdirSync(fileURLToPath(new URL(`../pages/${folder}`, import.meta.url)))
    .filter((file) => file.endsWith(".md"))
    .map((file) => file.slice(0, -3))
    .sort();

export const slugs: Slugs = {
  "/blog": slugsIn("blog/articles"),
  "/use-cases": slugsIn("use-cases/texts"),
  "/help/articles": slugsIn("help/articles"),
};

/** The address of a page without the slash at its end, to which the site redirects; undefined for other paths. */
export const withoutSlash = (path: string): string | undefined =>
  /^\/(?:help|blog|use-cases|public|login|signup|api-documentation)(?:\/[\w-]+)*\/$/.test(path)
    ? path.slice(0, -1)
    : undefined;

/**
 * Which built page answers a path of the site; a file's own path answers itself. It is a program of CloudFront too, so
 * it stands alone.
 */
export const rewrite = (path: string, known: Slugs): string => {
  if (path === "/") return "/index.html";
  if (
    /^\/(login|signup|forgot-password|unsubscribe|invitation|answer|knowledge\/[^/]+|app(\/.*)?)$/.test(path)
  )
    return "/app.html";
  if (/^\/(api-documentation|resume|blog|help\/articles|newsletter\/(?:confirm|unsubscribe))$/.test(path))
    return `${path}.html`;
  if (/^\/public\/[^/]+$/.test(path)) return "/public.html";
  if (/^\/widget-embed\/[^/]+\.js$/.test(path)) return "/widget-embed.js";
  const text = /^(\/(?:blog|use-cases|help\/articles))\/([^/]+)$/.exec(path);
  if (text && !/\.(?:html|xml)$/.test(path)) {
    const above = text[1] || "";
    if ((known[above] || []).indexOf(text[2] || "") >= 0) return `${path}.html`;
    return above === "/help/articles" ? "/help/404.html" : `${above}/404.html`;
  }
  return path;
};
