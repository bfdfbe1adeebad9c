import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const folder = join(import.meta.dirname, "site", "shots");

/** Copies the pictures of the product into `outDir`; gives the address of each by the one without its hash. */
export const copyShots = async (outDir: string): Promise<Record<string, string>> => {
  await mkdir(join(outDir, "widget", "shots"), { recursive: true });
  const addresses: Record<string, string> = {};
  for (const file of await readdir(folder)) {
    const picture = await readFile(join(folder, file));
    const hash = createHash("sha256").update(picture).digest("hex").slice(0, 8).toUpperCase();
    const path = `widget/shots/${file.replace(/\.webp$/, `-${hash}.webp`)}`;
    await writeFile(join(outDir, path), picture);
    addresses[`widget/shots/${file}`] = `/${path}`;
  }
  return addresses;
};
