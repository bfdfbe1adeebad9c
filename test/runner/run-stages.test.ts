import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunFiles, runExact, runShuffled, runTimed } from "./run-stages.ts";
import { runVitest } from "./run-vitest.ts";
import { knownFlakes, summaryOf } from "./summary.ts";

const files = (...names: string[]) => names.map((name) => ({ stage: "timed", path: `${name}.test.mjs` }));
const today = "2026-11-25";
const verdict = (outcome: Parameters<typeof summaryOf>[0]) =>
  summaryOf(outcome, [], today).split("\n").at(-1);

/** Runs no test: a file is green from the try on that is said here, and the files of each run are kept. */
const scripted = (greenFrom: Record<string, number>) => {
  const runs: string[][] = [];
  const run: RunFiles = async (some) => {
    runs.push(some.map(({ path }) => path));
    const triesOf = (path: string) => runs.filter((paths) => paths.includes(path)).length;
    return {
      files: some.map(({ stage, path }) => ({
        ...{ stage, path, tests: 1, startedAt: 0, endedAt: 1000 },
        isGreen: triesOf(path) >= (greenFrom[path.split(".")[0] ?? ""] ?? Number.POSITIVE_INFINITY),
        failures: [],
      })),
      errors: [],
    };
  };
  return { runs, run };
};

it("a red file of a timed stage runs again alone, twice at most, and is flaky once it is green", async () => {
  const { runs, run } = scripted({ green: 1, second: 2, third: 3, fourth: 4 });
  const outcome = await runTimed(files("green", "second", "third", "fourth"), run, 2);
  expect(outcome.files.map(({ isGreen, tries }) => [isGreen, tries])).toEqual([
    [true, 1],
    [true, 2],
    [true, 3],
    [false, 3],
  ]);
  expect(runs.slice(1).every((paths) => paths.length === 1)).toBe(true);
  const known = [{ path: "third.test.mjs", date: "2026-11-20", reason: "a late toast" }];
  const lines = summaryOf(outcome, known, today).split("\n");
  expect(lines).toContain("FLAKY  third.test.mjs  green at try 3; known since 2026-11-20: a late toast");
  expect(lines).toContain("       second.test.mjs\t2026-11-25\t<reason>");
  expect(lines).toContain("RED    fourth.test.mjs  (3 tries)");
  expect(lines.at(-1)).toBe("RED  3 of 4 files, 4 tests passed");
});

it("in an exact stage red is red at once", async () => {
  const { runs, run } = scripted({ green: 1, second: 2 });
  expect(verdict(await runExact(files("green", "second"), run, 1))).toBe("RED  1 of 2 files, 2 tests passed");
  expect(runs).toHaveLength(1);
});

it("a changed file is red if one of its runs is", async () => {
  const { runs, run } = scripted({ green: 1, second: 2 });
  const outcome = await runShuffled(files("green", "second"), run, 5);
  expect(outcome.files.map(({ isGreen }) => isGreen)).toEqual([true, false]);
  expect(runs).toHaveLength(5);
});

it("every file of test/flaky.tsv exists, with a date and a reason", () => {
  for (const { path, date, reason } of knownFlakes()) {
    expect(existsSync(path), path).toBe(true);
    expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(reason).not.toBe("");
  }
});

/** A project of Vitest whose files are green, green at the second try, and broken outside of their tests. */
let root: string;

const sources: Record<string, () => string> = {
  green: () => 'it("is green", () => {});',
  second: () => `
    import { appendFileSync, readFileSync } from "node:fs";
    it("is green at its second try", () => {
      appendFileSync("${join(root, "tries")}", ".");
      expect(readFileSync("${join(root, "tries")}", "utf8")).toBe("..");
    });`,
  leaving: () => `
    import { mkdtempSync, writeFileSync } from "node:fs";
    import { tmpdir } from "node:os";
    it("leaves a folder behind", () => {
      writeFileSync("${join(root, "left")}", mkdtempSync(tmpdir() + "/left-"));
    });`,
  broken: () => 'it("rejects behind its back", () => { Promise.reject(new Error("unhandled")); });',
};

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "runner-")));
  const options = '{ name: "timed", globals: true, include: ["*.test.mjs"] }';
  writeFileSync(join(root, "vitest.config.mjs"), `export default { test: ${options} };`);
  for (const [name, source] of Object.entries(sources))
    writeFileSync(join(root, `${name}.test.mjs`), source());
});
afterAll(() => rmSync(root, { recursive: true }));

const run: RunFiles = (some, { workers }) =>
  runVitest([`--root=${root}`, `--maxWorkers=${workers}`, ...some.map(({ path }) => path)], "ignore");

it("Vitest tells which files were red, also by errors outside of their tests", async () => {
  const outcome = await runTimed(files("green", "second", "broken"), run, 2);
  const triesOf = outcome.files.map(({ path, isGreen, tries }) => [path.split(".")[0], isGreen, tries]);
  expect(Object.fromEntries(triesOf.map(([name, ...rest]) => [name, rest]))).toEqual({
    green: [true, 1],
    second: [true, 2],
    broken: [false, 3],
  });
  expect(verdict(outcome)).toBe("RED  2 of 3 files, 3 tests passed");
  const told = summaryOf(outcome, [], today).split("\n");
  expect(told).toContain("       is green at its second try");
  expect(told).toContain("       expected '.' to be '..' // Object.is equality");
  expect(told).toContain("       unhandled");
});

it("what tests leave in the temporary folder is gone after the run", async () => {
  expect(verdict(await runTimed(files("leaving"), run, 1))).toBe("GREEN  1 of 1 files, 1 tests passed");
  const left = readFileSync(join(root, "left"), "utf8");
  expect(left).toContain("left-");
  expect(existsSync(left)).toBe(false);
});

it("a run without results is red", async () => {
  const outcome = await runTimed(files("missing"), run, 1);
  expect(outcome.errors).toEqual([expect.stringMatching(/^Vitest ended with 1/)]);
  expect(verdict(outcome)).toBe("RED  0 of 0 files, 0 tests passed");
});
