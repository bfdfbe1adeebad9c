import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { filesOfStages, type Stage, stages } from "./stages/stages.ts";

/** The programs that run beside the files of a stage; they start only if one of its files runs. */
const globalSetups: Record<Stage, string[]> = {
  unit: [],
  stores: ["test/stages/running-dynamodb.ts"],
  product: ["test/stages/running-product.ts"],
  browser: ["test/stages/running-product.ts", "test/stages/running-browser.ts"],
  hostile: [],
};

const files = filesOfStages();

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    maxWorkers: 2,
    projects: stages.map((stage) => ({
      extends: true as const,
      test: {
        name: stage,
        include: files[stage],
        globalSetup: globalSetups[stage],
        setupFiles: ["test/no-surprises.ts", "test/guards.ts"],
        // Guards against hanging: a wait within a test gives up before.
        testTimeout: 180_000,
        hookTimeout: 180_000,
        expect: { poll: { timeout: 60_000 } },
      },
    })),
  },
});
