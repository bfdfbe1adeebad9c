import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { screensProject } from "./screens/project.ts";
import { filesOfStages, type Stage, stages } from "./stages/stages.ts";
import { guardMilliseconds } from "./until.ts";

/** The programs that run beside the files of a stage; they start only if one of its files runs. */
const globalSetups: Record<Stage, string[]> = {
  unit: [],
  isolated: [],
  screens: [],
  stores: ["test/stages/running-dynamodb.ts"],
  search: ["test/stages/running-opensearch.ts"],
  product: ["test/stages/running-lender.ts", "test/stages/running-product.ts"],
  browser: [
    "test/stages/running-lender.ts",
    "test/stages/running-product.ts",
    "test/stages/running-browser.ts",
  ],
  hostile: ["test/stages/running-lender.ts"],
};

/** Files of the other stages take turns in a process: starting one costs about a second of a processor. */
const isolatedStages: Stage[] = ["isolated", "search"];

const files = filesOfStages();

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  resolve: {
    alias: { "virtual:route-table": fileURLToPath(new URL("../infra/route-table.ts", import.meta.url)) },
  },
  test: {
    projects: stages.map((stage) =>
      stage === "screens"
        ? screensProject(files[stage])
        : {
            extends: true as const,
            test: {
              name: stage,
              include: files[stage],
              isolate: isolatedStages.includes(stage),
              globalSetup: globalSetups[stage],
              setupFiles: ["test/no-surprises.ts", "test/guards.ts", "test/undo.ts"],
              // Guards against hanging: a wait within a test gives up before.
              testTimeout: 600_000,
              hookTimeout: 600_000,
              expect: { poll: { timeout: guardMilliseconds } },
            },
          },
    ),
  },
});
