import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { drawnFrom } from "../seed.ts";

const stacks = ["test/aws/deployment.test.ts", "test/aws/embedded.test.ts"];

/** Both stacks, or with AWS_STACKS=drawn the one that the seed draws. */
const walked = process.env.AWS_STACKS === "drawn" ? drawnFrom(stacks, 1) : stacks;

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    include: ["test/aws/template.test.ts", ...walked],
    setupFiles: ["test/no-surprises.ts"],
    // Guards against hanging: in CI the other tests run beside these.
    testTimeout: 600_000,
    hookTimeout: 900_000,
    // Each file has an account of its own, with all its functions: one after the other.
    fileParallelism: false,
    reporters: ["verbose"],
  },
});
