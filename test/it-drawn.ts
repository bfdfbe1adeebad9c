import { it, onTestFailed } from "vitest";
import { reportRed } from "./corpus.ts";
import { seedsOf } from "./seed.ts";

/** A test for each seed of a suite: those of its corpus, then the run's. `at` counts them. */
export const itDrawn = (
  title: string,
  suite: string,
  test: (seed: number, at: number) => Promise<unknown>,
  timeoutMilliseconds?: number,
): void => {
  for (const [at, seed] of seedsOf(suite).entries())
    it(
      `${title} (seed ${seed})`,
      async () => {
        reportIfRed(suite, seed);
        await test(seed, at);
      },
      timeoutMilliseconds,
    );
};

/** Called in a test: if it fails, the case gets its line for the corpus. */
export const reportIfRed = (suite: string, name: string | number): void =>
  onTestFailed(() => reportRed(suite, name));
