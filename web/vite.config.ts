import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: here("../dist/site"),
    emptyOutDir: false,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: here("app.html") },
  },
});
