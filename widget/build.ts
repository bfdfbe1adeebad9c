import { rm } from "node:fs/promises";
import { join } from "node:path";
import { copyFonts, writePages } from "./build-pages.ts";
import { bundle } from "./bundle.ts";

/**
 * Builds everything a visitor sees without a framework into `outDir`: `widget.js` and `widget-embed.js`, the pages
 * `index.html`, `404.html`, `public.html` and `embed.html`, `favicon.svg`, `fonts/`, and under `widget/` the files
 * whose names carry the hash of their content, which may be cached for ever. Replaces `outDir/widget`, leaves
 * everything else alone.
 */
export async function buildWidget({ outDir }: { outDir: string }): Promise<void> {
  await rm(join(outDir, "widget"), { recursive: true, force: true });
  const named = await bundle(outDir, {
    entries: {
      panel: "src/panel/panel.ts",
      embed: "src/embed/embed.ts",
      public: "src/public/public.ts",
      "embed-page": "src/embed/embed.css",
      "public-page": "src/public/public.css",
      site: "../web/site/site.css",
    },
    names: "widget/[name]-[hash]",
  });
  await bundle(outDir, {
    entries: { widget: "src/launcher/widget.ts", "widget-embed": "src/launcher/widget-embed.ts" },
    names: "[name]",
    format: "iife",
    define: { PANEL: JSON.stringify(named["widget/panel.js"]) },
  });
  await writePages(outDir, named);
  await copyFonts(outDir);
}
