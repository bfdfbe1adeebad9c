import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  publicDir: false,
  plugins: [react()],
  // zod would try whether text may become code, which counts as a violation; set here, it is so before any schema is made
  define: { "globalThis.__zod_globalConfig": { jitless: true } },
  // in browsers it would have the page's parser read entities, which Trusted Types forbid: it takes its table instead
  resolve: {
    alias: {
      "decode-named-character-reference": here("../node_modules/decode-named-character-reference/index.js"),
    },
  },
  build: {
    outDir: here("../dist/site"),
    emptyOutDir: false,
    manifest: true,
    // the texts that licences ask to go along with the code
    license: { fileName: "licences.txt" },
    assetsInlineLimit: 0,
    rolldownOptions: { input: here("app.html") },
  },
});
