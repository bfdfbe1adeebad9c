import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Packages of which every page needs all, and the plainest components. */
const base =
  /node_modules\/(?:(?:react|react-dom|scheduler|@zag-js\/anatomy)\/|lucide-react\/dist\/esm\/(?!icons\/)|lucide-react\/dist\/esm\/icons\/(?:rotate-ccw-clock|key-round)\.|@tanstack\/(?:query-core\/build\/modern\/(?:mutation|removable)|react-query\/build\/modern\/QueryClientProvider)\.|@chakra-ui\/react\/dist\/esm\/(?:components\/(?:box|button|center|flex|heading|text)\/|styled-system\/create-recipe-context))|web\/src\/(?:lib\/api\/unreachable|ui\/state\/skeleton)\./;

/** Icons that several pages share; each in a file of its own would cost a name in the shell's list. */
const icons =
  /lucide-react\/dist\/esm\/icons\/(?:arrow-(?:down|left|up|up-right)|check|chevron-(?:down|right|up)|circle-check|circle-exclamation-point|clock|code-xml|download|eye|file-(?:spreadsheet|text|up|x)|gauge|globe|info|lock|minus|pen-line|pencil|plug|plus|refresh-cw|rotate-ccw|search-x|shield-check|trash|trash-2|triangle-exclamation-point|user-minus|user-plus|x)\.m?js/;

export default defineConfig({
  root: here("."),
  publicDir: false,
  plugins: [react()],
  // zod probes `new Function`, which violates the CSP; this setting exists before the first schema is created
  define: { "globalThis.__zod_globalConfig": { jitless: true } },
  // its browser build decodes entities by innerHTML, which Trusted Types forbid; this build uses a table
  resolve: {
    alias: {
      "decode-named-character-reference": here("../node_modules/decode-named-character-reference/index.js"),
    },
  },
  build: {
    outDir: here("../dist/site"),
    emptyOutDir: false,
    manifest: true,
    // licence texts that must be distributed with the code
    license: { fileName: "licences.txt" },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: here("app.html"),
      // every page needs all of it; in one chunk it compresses best
      output: {
        // the shell lists the names of all files, and random characters do not compress
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: {
          groups: [
            { name: "base", test: base },
            { name: "icons", test: icons },
          ],
        },
      },
    },
  },
});
