import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { openapi } from "#shared/api-docs/openapi.ts";
import { contract } from "#shared/contract/index.ts";
import { documentOf, type Page } from "#shared/site/document.ts";
import { documentationParts } from "./api/documentation.ts";
import { readArticles } from "./blog/articles.ts";
import { feedOf } from "./blog/feed.ts";
import { bundle } from "./bundle.ts";
import { cardsOf } from "./card-texts.ts";
import { writeCards } from "./cards.ts";
import { writeFonts } from "./fonts.ts";
import { readPages } from "./pages.ts";
import { bundlePieces } from "./pieces.ts";
import { copyShots } from "./shots.ts";
import { sitemapOf } from "./sitemap.ts";
import { readUseCases } from "./use-cases/use-cases.ts";

/** Pages that are written in HTML. */
const templates = [
  "../widget/src/embed/embed.html",
  "./chat/public.html",
  "./chat/resume.html",
  "./jobs/job.html",
  "./api/api-documentation.html",
  "./site/404.html",
  "./site/favicon.svg",
];

/**
 * Builds everything a visitor sees without a framework into `outDir`: `widget.js`, `widget-embed.js` and
 * `widget-init.js`, the pages that are written down (`pages.ts`) with their cards, feed and sitemap, `404.html`,
 * `api-documentation.html`, `public.html`, `resume.html`, `job.html` and `embed.html`,
 * `favicon.svg`, and under `widget/` and `fonts/` the files whose names carry the hash of their content, which browsers
 * may cache without a limit. Replaces `outDir/widget`, leaves everything else alone.
 */
export async function buildPages({ outDir }: { outDir: string }): Promise<void> {
  await rm(join(outDir, "widget"), { recursive: true, force: true });
  const names = "widget/[name]-[hash]";
  const quotation = await bundle(outDir, {
    entries: { quotation: "../widget/src/chat/answer/draw-quotation.ts" },
    names,
  });
  const pieces = await bundlePieces(outDir, quotation["widget/quotation.js"] ?? "");
  const speaking = await bundle(outDir, { entries: { speak: "jobs/speak.ts" }, names });
  const fonts = await writeFonts(outDir);
  const named = await bundle(outDir, {
    fonts,
    entries: {
      panel: "../widget/src/panel/panel.ts",
      embed: "../widget/src/embed/embed.ts",
      public: "chat/public.ts",
      resume: "chat/resume.ts",
      job: "jobs/job.ts",
      "embed-page": "../widget/src/embed/embed.css",
      "public-page": "chat/public.css",
      "job-page": "jobs/job.css",
      site: "site/site.css",
      blog: "blog/blog.css",
      "use-case": "use-cases/use-case.css",
      help: "help/help.css",
      "api-page": "api/api-page.css",
    },
    names,
    define: {
      PIECES: JSON.stringify(pieces),
      SPEAKING: JSON.stringify(speaking["widget/speak.js"]),
    },
  });
  const scripts = await bundle(outDir, { entries: { page: "site/site.ts" }, names, format: "iife" });
  const islands = await bundle(outDir, {
    entries: {
      blog: "blog/blog.ts",
      landing: "site/script/landing.ts",
      newsletter: "newsletter/newsletter.ts",
    },
    names,
  });
  const forum = await bundle(outDir, { entries: { help: "help/help.ts" }, names, keepsFields: true });
  await bundle(outDir, {
    entries: {
      widget: "../widget/src/launcher/widget.ts",
      "widget-embed": "../widget/src/launcher/widget-embed.ts",
      "widget-init": "../widget/src/launcher/init.ts",
    },
    names: "[name]",
    format: "iife",
    define: { PANEL: JSON.stringify(named["widget/panel.js"]) },
  });
  const addresses = { ...named, ...scripts, ...islands, ...forum, ...fonts, ...(await copyShots(outDir)) };
  await writeFile(join(outDir, "files.json"), JSON.stringify(addresses));
  await writeTemplates(outDir, addresses);
  await writePages(outDir, addresses);
}

async function writeTemplates(outDir: string, addresses: Record<string, string>): Promise<void> {
  for (const template of templates) {
    const source = await readFile(join(import.meta.dirname, template), "utf8");
    const linked = withAddresses(source, addresses).replace(/\n\s+/g, "\n");
    await writeFile(join(outDir, basename(template)), filled(linked));
  }
}

/** Writes the pages that are written down, and what is made of all of them. */
async function writePages(outDir: string, addresses: Record<string, string>): Promise<void> {
  const pages = readPages();
  for (const page of pages)
    await writeText(join(outDir, fileOf(page)), withAddresses(documentOf(page), addresses));
  await writeText(join(outDir, "blog", "feed.xml"), feedOf(readArticles()));
  await writeText(join(outDir, "sitemap-pages.xml"), sitemapOf(pages));
  await writeCards(cardsOf(readArticles(), readUseCases()), outDir);
}

const fileOf = ({ path }: Page): string => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

async function writeText(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The document with the hashed addresses of its files in place of the plain ones. */
const withAddresses = (document: string, addresses: Record<string, string>): string =>
  document.replace(/"\/((?:widget|fonts)\/[\w/-]+\.(?:js|css|webp|woff2))"/g, (_, plain: string) => {
    const address = addresses[plain];
    if (!address) throw new Error(`A page names /${plain}, which is not built.`);
    return `"${address}"`;
  });

/** The page with its generated parts in place of their names. */
const filled = (page: string): string => {
  const parts = page.includes("{{") ? documentationParts(JSON.parse(JSON.stringify(openapi(contract)))) : {};
  return page.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? "");
};
