import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { siteOrigin } from "#shared/site/site-origin.ts";

/** The built pages that name their own address, each with the true one, by its path on the site. */
export const addressedPages = (folder: string, url: string) => {
  const pages = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:html|xml)$/.test(file)) continue;
    const page = readFileSync(join(folder, file), "utf8");
    if (page.includes(siteOrigin))
      pages.set(`/${file.split(sep).join("/")}`, page.replaceAll(siteOrigin, url));
  }
  return (path: string): string | undefined => pages.get(path);
};
