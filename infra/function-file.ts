import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { transformSync } from "esbuild";

interface Bundled {
  path: string;
  /** An ES module with its source map inside. */
  text: string;
  /** Files that are loaded when something of them is first read, instead of when they are imported. */
  whenCalled: string[];
}

/**
 * Writes a bundled file as CommonJS, with its source map beside it. esbuild splits only ES modules, and Node takes
 * longer for those: to import one of its own modules by name it reads all that the module offers, which for
 * `node:http` loads a whole second HTTP client.
 */
export const writeCommonJs = ({ path, text, whenCalled }: Bundled): void => {
  const waiting = [...whenCalled, http2].filter((file) => text.includes(`"${file}"`));
  const { code, map } = transformSync(text, {
    format: "cjs",
    platform: "node",
    target: "node24",
    minify: true,
    supported: { "dynamic-import": false },
    define: { "import.meta.url": "ownAddress" },
    banner: [
      text.includes("import.meta.url") ? ownAddress : "",
      waiting.length > 0 ? requireWhenCalled(waiting) : "",
    ].join(""),
    sourcemap: true,
    sourcesContent: false,
    sourcefile: path,
    logLevel: "error",
  });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${code}//# sourceMappingURL=${basename(path)}.map\n`);
  writeFileSync(`${path}.map`, map);
};

const ownAddress = 'const ownAddress=require("node:url").pathToFileURL(__filename).href;';

/** Only Bedrock's client speaks it, but its handler stands in one package with the handler that all clients use. */
const http2 = "node:http2";

/** That handler takes the `constants` out at once, so these wait too. */
const requireWhenCalled = (files: string[]): string =>
  `const later=load=>new Proxy({},{get:(_,name)=>name==="__esModule"?void 0:name==="constants"?later(()=>load().constants):load()[name]});` +
  `require=((load,waiting)=>file=>waiting.includes(file)?later(()=>load(file)):load(file))(require,${JSON.stringify(files)});`;
