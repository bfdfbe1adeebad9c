import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** The content encodings of compressed copies, the smallest copy first. */
export const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** The end of the name of a compressed copy, behind the name of its file. */
export const suffixes: Record<Encoding, string> = { br: ".br", gzip: ".gz" };

const compressions = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Writes compressed copies beside all texts of the folder; a copy that saves nothing is left out. */
export const compressFiles = async (folder: string): Promise<void> => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts = files.filter((file) => /\.(html|js|css|json|svg|txt|xml)$/.test(file));
  await Promise.all(texts.map((file) => compressFile(join(folder, file))));
};

const compressFile = async (file: string): Promise<void> => {
  const text = await readFile(file);
  for (const encoding of encodings) {
    const compressed = await compressions[encoding](text);
    if (compressed.length < text.length) await writeFile(file + suffixes[encoding], compressed);
  }
};
