import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

interface Stamp {
  /** Paths from the project's root of all files that went into the bundle. */
  inputs: string[];
  fingerprint: string;
}

const stampOf = (name: string): string => join(root, "dist", "function-stamps", `${name}.json`);

/** True if the bundle of a function was made with these settings from its present sources. */
export const isBundleFresh = (name: string, outdir: string, settings: unknown): boolean => {
  const file = stampOf(name);
  if (!existsSync(file) || !existsSync(outdir)) return false;
  const { inputs, fingerprint }: Stamp = JSON.parse(readFileSync(file, "utf8"));
  return (
    inputs.every((path) => existsSync(join(root, path))) && fingerprint === fingerprintOf(inputs, settings)
  );
};

/** Notes from what a bundle was made, after it was written. */
export const stampBundle = (name: string, inputs: string[], settings: unknown): void => {
  const stamp: Stamp = { inputs, fingerprint: fingerprintOf(inputs, settings) };
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), JSON.stringify(stamp));
};

export const removeStamp = (name: string): void => rmSync(stampOf(name), { force: true });

/** A hash of the settings and of path, size and time of change of each file. */
const fingerprintOf = (inputs: string[], settings: unknown): string => {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  for (const path of inputs) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
};
