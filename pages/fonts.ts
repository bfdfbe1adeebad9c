import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subset from "subset-font";

const { resolve } = createRequire(import.meta.url);

/** The site's fonts by the name of their files. */
const fonts = {
  "hanken-grotesk": "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
  newsreader: "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
};

export type FontName = keyof typeof fonts;

/** Printable ASCII and the signs that English texts are set with; both `fonts.css` name the same in `unicode-range`. */
const basic = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))}\u00a0§©«°·»×–—‘’“”…€←→`;

/** Kerning, ligatures, and figures of one width; the fonts have small capitals, fractions and more. */
const features = ["kern", "liga", "tnum"];

const read = (name: FontName): Promise<Buffer> => readFile(resolve(fonts[name]));

/**
 * Writes each font twice into `outDir/fonts`: what English text needs (two fifths of the size), and the whole Latin
 * font, which a browser loads for other letters only. Weights outside 400 to 600 are left out of the first. Their names
 * carry the hash of their content. Returns their addresses by the ones they would have without it, such as
 * "fonts/newsreader-basic.woff2".
 */
export const writeFonts = async (outDir: string): Promise<Record<string, string>> => {
  await mkdir(join(outDir, "fonts"), { recursive: true });
  const addresses: Record<string, string> = {};
  const put = async (name: string, font: Buffer): Promise<void> => {
    const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
    const address = `/fonts/${name}-${hash}.woff2`;
    await writeFile(join(outDir, address), font);
    addresses[`fonts/${name}.woff2`] = address;
  };
  for (const name of Object.keys(fonts) as FontName[]) {
    const font = await read(name);
    const small = await subset(font, basic, {
      targetFormat: "woff2",
      keepFeatures: features,
      variationAxes: { wght: { min: 400, max: 600 } },
    });
    await put(`${name}-basic`, small);
    await put(`${name}-latin-wght-normal`, font);
  }
  return addresses;
};

/** A font of one weight in a format that drawing programs read. */
export const stillFont = async (name: FontName, weight: number): Promise<Buffer> =>
  subset(await read(name), basic, { targetFormat: "sfnt", variationAxes: { wght: weight } });
