import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, parse, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import type { LambdaFunction } from "#platform/area/function.ts";
import { writeCommonJs } from "./function-file.ts";
import { isBundleFresh, removeStamp, stampBundle } from "./function-stamp.ts";
import { isLoadedWhenCalled, whenCalledEntries } from "./loaded-when-called.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Files that change every bundle. */
const bundlers = [
  "package-lock.json",
  "infra/function-code.ts",
  "infra/function-file.ts",
  "infra/loaded-when-called.ts",
];

/**
 * Bundles one function as Lambda runs it and returns the folder, which is kept while its sources stay as they are.
 * Dynamic imports (a model's client, a parser) stay in separate files, so that they don't slow the start.
 */
export const bundleFunction = (
  name: string,
  { entry, workers = [], assets = [] }: LambdaFunction,
): string => {
  const outdir = join(root, "dist", "functions", name);
  const assetFiles = assets.flatMap(filesIn);
  const settings = { entry, workers, assets, assetFiles };
  if (isBundleFresh(name, outdir, settings)) return outdir;
  removeStamp(name);
  rmSync(outdir, { recursive: true, force: true });
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: {
      index: entry,
      ...Object.fromEntries(workers.map((file) => [parse(file).name, file])),
      ...whenCalledEntries(),
    },
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    platform: "node",
    target: "node24",
    format: "esm",
    mainFields: ["module", "main"],
    sourcemap: "inline",
    sourcesContent: false,
    legalComments: "none",
    logLevel: "error",
    metafile: true,
    write: false,
  });
  const files = outputFiles.map((file) => ({ ...file, ...metafile.outputs[relative(root, file.path)] }));
  const waiting = files.filter(({ inputs = {} }) => Object.keys(inputs).some(isLoadedWhenCalled));
  writeCommonJs(
    outdir,
    files.filter(({ entryPoint }) => !isLoadedWhenCalled(entryPoint)),
    waiting.map(({ path }) => `./${basename(path)}`),
  );
  // Declares CommonJS, so that Node does not detect the format of each file.
  writeFileSync(join(outdir, "package.json"), '{"type":"commonjs"}');
  for (const folder of assets)
    cpSync(join(root, folder), join(outdir, basename(folder)), { recursive: true });
  stampBundle(name, [...Object.keys(metafile.inputs), ...assetFiles, ...bundlers], settings);
  return outdir;
};

/** The paths of a folder's files from the project's root. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => relative(root, join(one.parentPath, one.name)))
    .sort();
