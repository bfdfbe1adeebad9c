import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { browserPath } from "../browser/program.ts";
import { type Results, readResults } from "./results.ts";
import type { FileOfStage, RunFiles } from "./run-stages.ts";

const vitest = fileURLToPath(new URL("../../node_modules/vitest/vitest.mjs", import.meta.url));
const reporter = fileURLToPath(new URL("./results-reporter.ts", import.meta.url));

/** Runs files of the project's stages by Vitest, with these options of it. */
export const runnerOf =
  (flags: string[]): RunFiles =>
  (files, { workers, order }) => {
    const shuffled = ["files", "tests"].map((what) => `--sequence.shuffle.${what}`);
    return runVitest([
      ...configOf(files),
      `--maxWorkers=${workers}`,
      ...(order ? [...shuffled, `--sequence.seed=${order}`] : []),
      ...flags,
      ...files.map(({ path }) => path),
    ]);
  };

const configOf = (files: FileOfStage[]): string[] => {
  const stages = [...new Set(files.map(({ stage }) => stage))];
  if (stages.includes("deployment")) return ["--config=test/aws/vitest.config.ts", "--reporter=verbose"];
  return ["--config=test/vitest.config.ts", ...stages.map((stage) => `--project=${stage}`)];
};

/**
 * Runs Vitest on this terminal. Whatever goes wrong outside of the files is an error of the results. Temporary files of
 * the tests are removed at the end, those of killed processes included.
 */
export const runVitest = async (
  args: string[],
  stdio: "inherit" | "ignore" = "inherit",
): Promise<Results> => {
  // unpacked into the machine's temporary folder, and so once for all runs
  const CHROME_PATH = await browserPath();
  const folder = mkdtempSync(join(tmpdir(), "docent-tests-"));
  // OpenSearch runs as another user, whose folder lies in it
  chmodSync(folder, 0o711);
  const path = join(folder, "results.json");
  const says = args.some((arg) => arg.startsWith("--reporter"));
  const child = spawn(
    process.execPath,
    [vitest, "run", ...(says ? [] : ["--reporter=default"]), `--reporter=${reporter}`, ...args],
    { stdio, env: { ...process.env, CHROME_PATH, TMPDIR: folder, TEST_RESULTS: path } },
  );
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGINT", stop).on("SIGTERM", stop);
  const [code, signal] = await once(child, "exit");
  process.off("SIGINT", stop).off("SIGTERM", stop);
  const results = readResults(path);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  if (signal || code === 130) process.exit(130);
  if (!results) return { files: [], errors: [`Vitest ended with ${code} before it had results.`] };
  const isExplained = results.errors.length > 0 || results.files.some(({ isGreen }) => !isGreen);
  if (code !== 0 && !isExplained) results.errors.push(`Vitest ended with ${code}, though no file was red.`);
  return results;
};
