import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { openapi } from "#shared/api-docs/openapi.ts";
import { contract } from "#shared/contract/index.ts";
import { documentationParts } from "./api/documentation.ts";
import { bundle } from "./bundle.ts";
import { bundlePieces } from "./pieces.ts";

const pages = [
  "../widget/src/embed/embed.html",
  "./chat/public.html",
  "./chat/resume.html",
  "./jobs/job.html",
  "./api/api-documentation.html",
  "./site/index.html",
  "./site/404.html",
  "./site/favicon.svg",
];
const fonts = [
  "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
  "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
];

/**
 * Builds everything a visitor sees without a framework into `outDir`: `widget.js`, `widget-embed.js` and
 * `widget-init.js`, the pages `index.html`, `404.html`, `api-documentation.html`, `public.html`,
 * `resume.html`, `job.html` and `embed.html`,
 * `favicon.svg`, `fonts/`, and under `widget/` the files whose names carry the hash of their content, which browsers may
 * cache without a limit. Replaces `outDir/widget`, leaves everything else alone.
 */
export async function buildPages({ outDir }: { outDir: string }): Promise<void> {
  await rm(join(outDir, "widget"), { recursive: true, force: true });
  const names = "widget/[name]-[hash]";
  const quotation = await bundle(outDir, {
    entries: { quotation: "../widget/src/chat/answer/draw-quotation.ts" },
    names,
  });
  const pieces = await bundlePieces(outDir, quotation["widget/quotation.js"] ?? "");
  const named = await bundle(outDir, {
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
      "api-page": "api/api-page.css",
    },
    names,
    define: { PIECES: JSON.stringify(pieces) },
  });
  const scripts = await bundle(outDir, { entries: { page: "site/site.ts" }, names, format: "iife" });
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
  await writePages(outDir, { ...named, ...scripts });
  await copyFonts(outDir);
}

/** Writes the pages with the hashed addresses of their files in place of the plain ones. */
async function writePages(outDir: string, addresses: Record<string, string>): Promise<void> {
  for (const page of pages) {
    const source = await readFile(join(import.meta.dirname, page), "utf8");
    const linked = source.replace(/"\/(widget\/[\w-]+\.(?:js|css))"/g, (_, plain: string) => {
      const address = addresses[plain];
      if (!address) throw new Error(`${page} names /${plain}, which is not built.`);
      return `"${address}"`;
    });
    await writeFile(join(outDir, basename(page)), filled(linked.replace(/\n\s+/g, "\n")));
  }
}

/** The page with its generated parts in place of their names. */
const filled = (page: string): string => {
  const parts = page.includes("{{") ? documentationParts(JSON.parse(JSON.stringify(openapi(contract)))) : {};
  return page.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? "");
};

async function copyFonts(outDir: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await mkdir(join(outDir, "fonts"), { recursive: true });
  for (const font of fonts) await cp(resolve(font), join(outDir, "fonts", basename(font)));
}
