import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { withoutDemo } from "#shared/site/demo.ts";
import { siteOrigin } from "#shared/site/site-origin.ts";

/**
 * The built pages that name their own address, each with the true one, by its path on the site. A page with a part of
 * the demo is one of them.
 */
export const addressedPages = (folder: string, { url, hasDemo }: { url: string; hasDemo: boolean }) => {
  const pages = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:html|xml)$/.test(file)) continue;
    const page = readFileSync(join(folder, file), "utf8");
    if (!page.includes(siteOrigin)) continue;
    const shown = hasDemo ? page : withoutDemo(page);
    pages.set(`/${file.split(sep).join("/")}`, shown.replaceAll(siteOrigin, url));
  }
  return (path: string): string | undefined => pages.get(path);
};
