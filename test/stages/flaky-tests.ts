import type { Reporter, TestModule } from "vitest/node";

/** Names at the end the tests that passed at their second try only. */
export class FlakyTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules)
      for (const test of module.children.allTests("passed"))
        if (test.diagnostic()?.flaky) console.log(`FLAKY    ${module.relativeModuleId} > ${test.fullName}`);
  }
}
