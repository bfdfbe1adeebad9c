import type { FileResult, Results } from "./results.ts";

/** Runs these files of a stage, and those of several stages side by side. */
export type RunFiles = (files: FileOfStage[], options: RunOptions) => Promise<Results>;

export interface RunOptions {
  workers: number;
  /** Shuffles files and tests; the same number gives the same order. */
  order?: number;
}

export interface FileOfStage {
  stage: string;
  path: string;
}

export interface Outcome {
  /** The last result of each file, with the failures of all its tries. */
  files: (FileResult & { tries: number })[];
  errors: string[];
}

const triesAtMost = 3;

/** One run: what is red is red. */
export const runExact = async (files: FileOfStage[], run: RunFiles, workers: number): Promise<Outcome> => {
  if (files.length === 0) return { files: [], errors: [] };
  const results = await run(files, { workers });
  return { ...results, files: results.files.map((file) => ({ ...file, tries: 1 })) };
};

/** After one run each red file runs again, without another one beside it, until it is green; twice at most. */
export const runTimed = async (files: FileOfStage[], run: RunFiles, workers: number): Promise<Outcome> => {
  const { files: first, errors } = await runExact(files, run, workers);
  const outcome: Outcome = { files: [], errors: [...errors] };
  for (const file of first) {
    let last = { ...file, errors: [] as string[] };
    const failures = [...file.failures];
    while (!last.isGreen && last.tries < triesAtMost) {
      const again = await run([file], { workers: 1 });
      const result = again.files.find(({ path }) => path === file.path) ?? { ...file, isGreen: false };
      if (!result.isGreen) failures.push(...result.failures);
      const isGreen = result.isGreen && again.errors.length === 0;
      last = { ...result, isGreen, tries: last.tries + 1, errors: again.errors };
    }
    if (!last.isGreen) outcome.errors.push(...last.errors);
    outcome.files.push({ ...last, failures: [...new Set(failures)] });
  }
  return outcome;
};

/** Each file several times, in another order each time; one red time makes it red. */
export const runShuffled = async (files: FileOfStage[], run: RunFiles, times: number): Promise<Outcome> => {
  const outcome: Outcome = { files: [], errors: [] };
  const red = new Map<string, string[]>();
  for (let order = 1; order <= times; order++) {
    const { files: results, errors } = await runExact(
      files,
      (some, options) => run(some, { ...options, order }),
      2,
    );
    for (const { path, isGreen, failures } of results)
      if (!isGreen) red.set(path, [...new Set([...(red.get(path) ?? []), ...failures])]);
    outcome.errors.push(...errors);
    outcome.files = results.map((file) => ({
      ...file,
      isGreen: !red.has(file.path),
      failures: red.get(file.path) ?? [],
    }));
  }
  return outcome;
};
