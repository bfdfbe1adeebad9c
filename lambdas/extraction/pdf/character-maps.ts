import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Folder of the character maps of Chinese, Japanese and Korean fonts: `cmaps` beside the bundle, else in the
 * installed package. Without them the text of such fonts cannot be decoded.
 */
export const characterMaps = (): { cMapUrl?: string } => {
  const beside = join(dirname(fileURLToPath(import.meta.url)), "cmaps");
  if (existsSync(beside)) return { cMapUrl: `${beside}/` };
  try {
    const entry = createRequire(import.meta.url).resolve("pdfjs-dist/package.json");
    return { cMapUrl: `${join(dirname(entry), "cmaps")}/` };
  } catch {
    return {};
  }
};
