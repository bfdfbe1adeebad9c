import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Where the maps lie with which Chinese, Japanese and Korean fonts name their characters: in a folder `cmaps`
 * beside the bundle, else in the installed package. Without them such fonts cannot be read.
 */
export function characterMaps(): { cMapUrl?: string } {
  const beside = join(dirname(fileURLToPath(import.meta.url)), "cmaps");
  if (existsSync(beside)) return { cMapUrl: `${beside}/` };
  try {
    const entry = createRequire(import.meta.url).resolve("pdfjs-dist/package.json");
    return { cMapUrl: `${join(dirname(entry), "cmaps")}/` };
  } catch {
    return {};
  }
}
