import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Bundles one function as Lambda runs it and returns the folder. What a function imports only when it needs it (a
 * model's client, a parser) stays in files of its own, so that it costs nothing to start.
 */
export const bundleFunction = (name: string, entry: string): string => {
  const outdir = join(root, "dist", "functions", name);
  rmSync(outdir, { recursive: true, force: true });
  buildSync({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir,
    entryNames: "index",
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
  return outdir;
};
