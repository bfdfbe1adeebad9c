import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    name: "deployment",
    include: ["test/aws/*.test.ts"],
    setupFiles: ["test/no-surprises.ts"],
    // Guards against hanging: in CI the other tests run beside these.
    testTimeout: 600_000,
    hookTimeout: 900_000,
    // Each file has an account of its own, with all its functions: one after the other.
    fileParallelism: false,
    reporters: ["verbose"],
  },
});
