import { readFileSync } from "node:fs";
import type { Outcome } from "./run-stages.ts";

interface KnownFlake {
  path: string;
  date: string;
  reason: string;
}

/** The files that are known to be green at a later try only. */
export const knownFlakes = (): KnownFlake[] =>
  readFileSync(new URL("../flaky.tsv", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [path = "", date = "", reason = ""] = line.split("\t");
      return { path, date, reason };
    });

/** The last lines of a run: its stages, then what needs a look, then the verdict. */
export const summaryOf = ({ files, errors }: Outcome, known: KnownFlake[], today: string): string => {
  const red = files.filter(({ isGreen }) => !isGreen);
  const flaky = files.filter(({ isGreen, tries }) => isGreen && tries > 1);
  const tests = files.reduce((sum, file) => sum + file.tests, 0);
  const isGreen = red.length === 0 && errors.length === 0;
  return [
    "",
    ...timesOf(files),
    "",
    ...flaky.flatMap(({ path, tries, failures }) => {
      const one = known.find((each) => each.path === path);
      const said = one
        ? [`FLAKY  ${path}  green at try ${tries}; known since ${one.date}: ${one.reason}`]
        : [
            `FLAKY  ${path}  green at try ${tries}; mend it, or add this line to test/flaky.tsv:`,
            `       ${path}\t${today}\t<reason>`,
          ];
      return [...said, ...indented(failures)];
    }),
    ...red.flatMap(({ path, tries, failures }) => [
      `RED    ${path}${tries > 1 ? `  (${tries} tries)` : ""}`,
      ...indented(failures),
    ]),
    ...errors.map((error) => `RED    ${error}`),
    `${isGreen ? "GREEN" : "RED"}  ${files.length - red.length} of ${files.length} files, ${tests} tests passed`,
  ].join("\n");
};

const failuresAtMost = 5;

const indented = (failures: string[]): string[] =>
  failures.slice(0, failuresAtMost).flatMap((failure) => failure.split("\n").map((line) => `       ${line}`));

const timesOf = (files: Outcome["files"]): string[] => {
  const stages = Map.groupBy(files, ({ stage }) => stage);
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(0).padStart(6);
  const rows = [...stages].map(([stage, some]) => {
    const wall =
      Math.max(...some.map(({ endedAt }) => endedAt)) - Math.min(...some.map(({ startedAt }) => startedAt));
    const added = some.reduce((sum, { startedAt, endedAt }) => sum + endedAt - startedAt, 0);
    const tests = some.reduce((sum, file) => sum + file.tests, 0);
    return `${stage.padEnd(10)} ${String(some.length).padStart(5)} ${String(tests).padStart(6)} ${seconds(wall)} s ${seconds(added)} s`;
  });
  return ["stage      files  tests     wall  added up", ...rows];
};
