import { availableParallelism } from "node:os";
import { chooseFiles } from "./runner/choose-files.ts";
import { type Options, optionsOf } from "./runner/options.ts";
import { type Outcome, runExact, runShuffled, runTimed } from "./runner/run-stages.ts";
import { runnerOf } from "./runner/run-vitest.ts";
import { knownFlakes, summaryOf } from "./runner/summary.ts";
import { isFull, seedOfRun } from "./seed.ts";
import { exactStages } from "./stages/stages.ts";

/**
 * `npm test`: all stages. `npm test -- widgets`: the files whose path holds the word. `--stage unit`: one stage.
 * `--seed 7`: the cases of another seed. `--full`: every case instead of a drawing. `--explore`: the files that draw,
 * with a new seed. `--changed-five`: the files changed since main, five times. Anything else goes to Vitest.
 */
const main = async (): Promise<Outcome> => {
  const options = optionsOf(process.argv.slice(2));
  const files = chooseFiles(options);
  if (files.length === 0) console.log("No such test file has changed.");
  sayWhatIsDrawn(options);
  const run = runnerOf(options.flags);
  if (options.isChanged) return runShuffled(files, run, 5);
  const isExact = ({ stage }: { stage: string }) => exactStages.some((exact) => exact === stage);
  const isWalk = ({ stage }: { stage: string }) => stage === "deployment";
  // Tests wait as much as they work, but a browser or a whole product works two thirds of the time.
  const exact = await runExact(files.filter(isExact), run, 4);
  const again = options.isExploring ? runExact : runTimed;
  const timedFiles = files.filter((file) => !isExact(file) && !isWalk(file));
  const outcomes = [exact, await again(timedFiles, run, Math.ceil(1.5 * availableParallelism()))];
  for (const file of files.filter(isWalk)) outcomes.push(await again([file], run, 1));
  return {
    files: outcomes.flatMap((outcome) => outcome.files),
    errors: outcomes.flatMap((outcome) => outcome.errors),
  };
};

const sayWhatIsDrawn = ({ seed, isFull: isEveryCase, isExploring }: Options): void => {
  if (seed) process.env.TEST_SEED = seed;
  else if (isExploring) process.env.TEST_SEED = String(Date.now() % 2 ** 31);
  if (isEveryCase) process.env.TEST_FULL = "yes";
  if (isExploring) process.env.TEST_EXPLORE = "yes";
  const again = `npm ${isExploring ? "run explore" : "test"} -- --seed ${seedOfRun()}`;
  console.log(isFull() ? "All cases." : `Cases drawn by seed ${seedOfRun()}; the same again: ${again}`);
};

try {
  const outcome = await main();
  console.log(summaryOf(outcome, knownFlakes(), new Date().toISOString().slice(0, 10)));
  const isGreen = outcome.errors.length === 0 && outcome.files.every((file) => file.isGreen);
  process.exitCode = isGreen ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
