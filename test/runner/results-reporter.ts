import { writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, SerializedError, TestModule } from "vitest/node";
import type { Results } from "./results.ts";

/** Writes which files were red, and how long each took, for the program that started this run. */
export default class ResultsReporter implements Reporter {
  readonly #startedAt = new Map<string, number>();
  readonly #endedAt = new Map<string, number>();

  onTestModuleQueued({ id }: TestModule): void {
    this.#startedAt.set(id, Date.now());
  }

  onTestModuleEnd({ id }: TestModule): void {
    this.#endedAt.set(id, Date.now());
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const path = process.env.TEST_RESULTS;
    if (!path) return;
    const pathOf = (error: SerializedError) => String(error.VITEST_TEST_PATH ?? "");
    const broken = new Set(unhandled.map(pathOf));
    const known = new Set(modules.map(({ moduleId }) => moduleId));
    const results: Results = {
      files: modules.map((module) => ({
        stage: module.project.name,
        path: module.relativeModuleId,
        isGreen: ["passed", "skipped"].includes(module.state()) && !broken.has(module.moduleId),
        failures: failuresOf(
          module,
          unhandled.filter((error) => pathOf(error) === module.moduleId),
        ),
        tests: [...module.children.allTests("passed")].length,
        startedAt: this.#startedAt.get(module.id) ?? 0,
        endedAt: this.#endedAt.get(module.id) ?? this.#startedAt.get(module.id) ?? 0,
      })),
      errors: unhandled.filter((error) => !known.has(pathOf(error))).map(({ message }) => message),
    };
    writeFileSync(path, JSON.stringify(results));
  }
}

const linesOfError = 6;

const failuresOf = (module: TestModule, unhandled: SerializedError[]): string[] => {
  const told = (title: string, errors: readonly { message: string }[] = []) =>
    errors.map(({ message }) => {
      const lines = stripVTControlCharacters(message).split("\n").slice(0, linesOfError);
      return [title, ...lines].filter(Boolean).join("\n");
    });
  return [
    ...told("", [...module.errors(), ...unhandled]),
    ...[...module.children.allSuites()].flatMap((suite) => told(suite.fullName, suite.errors())),
    ...[...module.children.allTests("failed")].flatMap((test) => told(test.fullName, test.result().errors)),
  ];
};
