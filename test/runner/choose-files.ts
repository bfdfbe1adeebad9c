import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { root, sourcesOf } from "../rules/sources.ts";
import { filesOfStages, needing, type Stage } from "../stages/stages.ts";
import type { Options } from "./options.ts";
import type { FileOfStage } from "./run-stages.ts";

/** The test files that these options ask for. Throws a sentence for the user if a word is in no path. */
export const chooseFiles = (options: Options): FileOfStage[] => {
  const sources = sourcesOf("test");
  const all = [
    ...Object.entries(filesOfStages(sources)).flatMap(([stage, paths]) =>
      paths.map((path) => ({ stage: stage as Stage, path })),
    ),
    ...deployments().map((path) => ({ stage: "deployment" as const, path })),
  ];
  const ofStages = all.filter(({ stage }) =>
    options.stages.length > 0 ? options.stages.includes(stage) : stage !== "deployment",
  );
  const words = options.words.map((word) => word.replace(`${root}/`, "").replace(root, ""));
  for (const word of words)
    if (!ofStages.some(({ path }) => path.includes(word)))
      throw new Error(`No test file has "${word}" in its path. Options of Vitest take their values by "=".`);
  const named = ofStages.filter(
    ({ path }) => words.length === 0 || words.some((word) => path.includes(word)),
  );
  if (options.isChanged) return named.filter(({ path }) => changed().has(path));
  if (options.isExploring) return named.filter(({ path }) => needing("test/seed.ts", sources)(path));
  return named;
};

/** The deployment that a user gets without options; AWS_STACKS=all adds the one that searches in the bucket. */
const deployments = (): string[] =>
  readdirSync(`${root}/test/aws`)
    .filter((name) => name.endsWith(".test.ts"))
    .filter((name) => process.env.AWS_STACKS !== "default" || name !== "embedded.test.ts")
    .map((name) => `test/aws/${name}`);

/** Files that differ from the point at which this branch left main, and new ones. */
const changed = (): Set<string> => {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const base = git("merge-base", "HEAD", "main");
  const paths = [
    git("diff", "--name-only", "--diff-filter=d", base),
    git("ls-files", "--others", "--exclude-standard"),
  ];
  return new Set(paths.flatMap((lines) => lines.split("\n")));
};
