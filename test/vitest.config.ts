import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { FlakyTests } from "./stages/flaky-tests.ts";
import { StageTimes } from "./stages/stage-times.ts";
import { filesOfStages, type Stage, stages } from "./stages/stages.ts";
import { guardMilliseconds } from "./until.ts";

/** The programs that run beside the files of a stage; they start only if one of its files runs. */
const globalSetups: Record<Stage, string[]> = {
  unit: [],
  isolated: [],
  stores: ["test/stages/running-dynamodb.ts", "test/stages/running-opensearch.ts"],
  product: ["test/stages/running-lender.ts", "test/stages/running-product.ts"],
  browser: [
    "test/stages/running-lender.ts",
    "test/stages/running-product.ts",
    "test/stages/running-browser.ts",
  ],
  hostile: ["test/stages/running-lender.ts"],
};

/** Files of the other stages take turns in a process: starting one costs about a second of a processor. */
const isolatedStages: Stage[] = ["isolated", "stores"];

const files = filesOfStages();

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    // Two a processor, because tests wait as much as they work.
    maxWorkers: 4,
    reporters: ["default", new StageTimes(), new FlakyTests()],
    projects: stages.map((stage) => ({
      extends: true as const,
      test: {
        name: stage,
        include: files[stage],
        isolate: isolatedStages.includes(stage),
        globalSetup: globalSetups[stage],
        // once more, where a browser's own timing decides too; the report names who needed it
        retry: stage === "browser" ? 1 : 0,
        setupFiles: ["test/no-surprises.ts", "test/guards.ts"],
        // Guards against hanging: a wait within a test gives up before.
        testTimeout: 600_000,
        hookTimeout: 600_000,
        expect: { poll: { timeout: guardMilliseconds } },
      },
    })),
  },
});
