import { cpSync, rmSync } from "node:fs";
import { basename, join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import type { LambdaFunction } from "./functions.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Bundles one function as Lambda runs it and returns the folder. What a function imports only when it needs it (a
 * model's client, a parser) stays in files of its own, so that it costs nothing to start.
 */
export const bundleFunction = (
  name: string,
  { entry, starts = [], carries = [] }: LambdaFunction,
): string => {
  const outdir = join(root, "dist", "functions", name);
  rmSync(outdir, { recursive: true, force: true });
  buildSync({
    absWorkingDir: root,
    entryPoints: { index: entry, ...Object.fromEntries(starts.map((file) => [parse(file).name, file])) },
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    minify: true,
    platform: "node",
    target: "node24",
    format: "esm",
    mainFields: ["module", "main"],
    sourcemap: true,
    sourcesContent: false,
    logLevel: "error",
    // CommonJS packages in an ES module still ask for Node's own modules by require()
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  });
  for (const folder of carries)
    cpSync(join(root, folder), join(outdir, basename(folder)), { recursive: true });
  return outdir;
};
