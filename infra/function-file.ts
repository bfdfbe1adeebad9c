import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { buildSync } from "esbuild";

interface Bundled {
  path: string;
  /** An ES module with its source map inside. */
  text: string;
}

/**
 * Writes the bundled files of a folder as CommonJS, with their source maps beside them. esbuild splits only ES modules,
 * and Node takes longer for those: to import one of its own modules by name it reads all that the module offers, which
 * for `node:http` loads a whole second HTTP client. Files of `whenCalled`, by the names under which others require them,
 * are loaded when something of them is first read, instead of when they are imported.
 */
export const writeCommonJs = (outdir: string, files: Bundled[], whenCalled: string[]): void => {
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const byBanner = Map.groupBy(files, ({ text }) => bannerOf(text, [...whenCalled, http2]));
  // many files in one call take less time than a call for each
  for (const [banner, alike] of byBanner)
    buildSync({
      entryPoints: alike.map(({ path }) => path),
      outdir,
      outbase: outdir,
      allowOverwrite: true,
      format: "cjs",
      platform: "node",
      target: "node24",
      // its syntax is as short as it can be already, and to look for more takes longer than all the rest
      minifyWhitespace: true,
      minifyIdentifiers: true,
      supported: { "dynamic-import": false },
      define: { "import.meta.url": "ownAddress" },
      banner: { js: banner },
      sourcemap: true,
      sourcesContent: false,
      logLevel: "error",
    });
};

const bannerOf = (text: string, whenCalled: string[]): string => {
  const waiting = whenCalled.filter((file) => text.includes(`"${file}"`));
  return [
    text.includes("import.meta.url") ? ownAddress : "",
    waiting.length > 0 ? requireWhenCalled(waiting) : "",
  ].join("");
};

const ownAddress = 'const ownAddress=require("node:url").pathToFileURL(__filename).href;';

/** Only Bedrock's client speaks it, but its handler stands in one package with the handler that all clients use. */
const http2 = "node:http2";

/** That handler takes the `constants` out at once, so these wait too. */
const requireWhenCalled = (files: string[]): string =>
  `const later=load=>new Proxy({},{get:(_,name)=>name==="__esModule"?void 0:name==="constants"?later(()=>load().constants):load()[name]});` +
  `require=((load,waiting)=>file=>waiting.includes(file)?later(()=>load(file)):load(file))(require,${JSON.stringify(files)});`;
