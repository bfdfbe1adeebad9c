import { join, parse, relative, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { shorten, shortFields, shortNames } from "./short-names.ts";

interface BundleOptions {
  /** Source by the name it gets, relative to this folder. */
  entries: Record<string, string>;
  names: string;
  format?: "esm" | "iife";
  /** Whether fields keep their names, because some of them go over the wire. */
  keepsFields?: true;
  define?: Record<string, string>;
  /** Addresses of the fonts that style sheets name, by the ones that they would have without their hash. */
  fonts?: Record<string, string>;
}

const target = "es2022";

/** Bundles the entries; gives the address of each file by the one it would have without its hash. */
export async function bundle(outDir: string, options: BundleOptions): Promise<Record<string, string>> {
  const entries = Object.entries(options.entries);
  const { metafile } = await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: entries.map(([out, source]) => ({ in: resolve(import.meta.dirname, source), out })),
    entryNames: options.names,
    outdir: resolve(outDir),
    bundle: true,
    minify: true,
    metafile: true,
    format: options.format ?? "esm",
    define: options.define ?? {},
    legalComments: "none",
    logLevel: "warning",
    charset: "utf8",
    // without it each script would begin with "use strict"
    tsconfigRaw: "{}",
    ...(!options.keepsFields && shortFields),
    target,
    plugins: [shadowStyles, shortNames, hashedFonts(options.fonts ?? {})],
  });
  const addresses: Record<string, string> = {};
  for (const file of Object.keys(metafile.outputs)) {
    const path = relative(resolve(outDir), resolve(import.meta.dirname, file));
    const { dir, name, ext } = parse(path);
    addresses[join(dir, name.replace(/-[A-Z0-9]{8}$/, "") + ext)] = `/${path}`;
  }
  return addresses;
}

const hashedFonts = (fonts: Record<string, string>): Plugin => ({
  name: "hashed-fonts",
  setup({ onResolve }) {
    onResolve({ filter: /^\/fonts\// }, ({ path }) => {
      const address = fonts[path.slice(1)];
      return address
        ? { path: address, external: true }
        : { errors: [{ text: `A style sheet names ${path}, which is not written.` }] };
    });
  },
});

/** `import css from "./x.css?shadow"` gives the minified text, for a constructed stylesheet. */
const shadowStyles: Plugin = {
  name: "shadow-styles",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css\?shadow$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace("?shadow", "")),
      namespace: "shadow",
    }));
    onLoad({ filter: /.*/, namespace: "shadow" }, async ({ path }) => {
      const { outputFiles } = await build({
        entryPoints: [path],
        bundle: true,
        minify: true,
        write: false,
        target,
      });
      return { contents: shorten(outputFiles[0]?.text.trim() ?? ""), loader: "text" };
    });
  },
};
