import type { Reporter, TestModule } from "vitest/node";

/** Prints at the end how long the files of each stage took, added up: two of them run at a time. */
export class StageTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const stages = Map.groupBy(modules, ({ project }) => project.name);
    if (modules.length < 2) return;
    for (const [stage, files] of stages) {
      const seconds = files.reduce((sum, file) => sum + file.diagnostic().duration, 0) / 1000;
      console.log(
        `${stage.padEnd(8)} ${String(files.length).padStart(4)} files ${seconds.toFixed(0).padStart(5)} s`,
      );
    }
  }
}
