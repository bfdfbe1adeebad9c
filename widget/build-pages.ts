import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";

const pages = [
  "src/embed/embed.html",
  "src/public/public.html",
  "../web/site/index.html",
  "../web/site/404.html",
  "../web/site/favicon.svg",
];
const fonts = [
  "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
  "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
];

/** Writes the pages with the hashed addresses of their files in place of the plain ones. */
export async function writePages(outDir: string, addresses: Record<string, string>): Promise<void> {
  for (const page of pages) {
    const source = await readFile(join(import.meta.dirname, page), "utf8");
    const linked = source.replace(/"\/(widget\/[\w-]+\.(?:js|css))"/g, (_, plain: string) => {
      const address = addresses[plain];
      if (!address) throw new Error(`${page} names /${plain}, which is not built.`);
      return `"${address}"`;
    });
    await writeFile(join(outDir, basename(page)), linked.replace(/\n\s+/g, "\n"));
  }
}

export async function copyFonts(outDir: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await mkdir(join(outDir, "fonts"), { recursive: true });
  for (const font of fonts) await cp(resolve(font), join(outDir, "fonts", basename(font)));
}
