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
  // One call for all files is faster than a call for each.
  for (const [banner, alike] of byBanner)
    buildSync({
      entryPoints: alike.map(({ path }) => path),
      outdir,
      outbase: outdir,
      allowOverwrite: true,
      format: "cjs",
      platform: "node",
      target: "node24",
      // The syntax is minified already, and minifying again would take longer than all the rest.
      minifyWhitespace: true,
      minifyIdentifiers: true,
      supported: { "dynamic-import": false },
      define: { "import.meta.url": "ownAddress" },
      banner: { js: banner },
      // escaped, words in other scripts take twice the bytes
      charset: "utf8",
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

/** Only Bedrock's client uses HTTP/2, but its handler shares a package with the handler of all clients. */
const http2 = "node:http2";

/** That handler reads the `constants` when it is loaded, so it is deferred too. */
const requireWhenCalled = (files: string[]): string =>
  `const later=load=>new Proxy({},{get:(_,name)=>name==="__esModule"?void 0:name==="constants"?later(()=>load().constants):load()[name]});` +
  `require=((load,waiting)=>file=>waiting.includes(file)?later(()=>load(file)):load(file))(require,${JSON.stringify(files)});`;
