import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: ["test/**/*.test.ts"],
    // It has a run of its own: npm run test:aws
    exclude: ["test/aws/**"],
    globalSetup: ["test/running-product.ts"],
    setupFiles: ["test/no-surprises.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
