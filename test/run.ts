import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isFull, seedOfRun } from "./seed.ts";
import { stages } from "./stages/stages.ts";

const vitest = fileURLToPath(new URL("../node_modules/vitest/vitest.mjs", import.meta.url));

/**
 * `npm test`: all stages. `npm test -- widgets`: the files whose path holds the word. `--stage unit`: one stage.
 * `--seed 7`: the drawing of another run. `--full`: every case instead of a drawing. Anything else goes to vitest.
 */
const main = () => {
  const options = optionsOf(process.argv.slice(2));
  if (options.seed) process.env.TEST_SEED = options.seed;
  if (options.isFull) process.env.TEST_FULL = "yes";
  console.log(
    isFull()
      ? "All cases."
      : `Cases drawn by seed ${seedOfRun()}; the same again: npm test -- --seed ${seedOfRun()}`,
  );
  const args = [
    "run",
    "--config",
    "test/vitest.config.ts",
    ...options.stages.flatMap((stage) => ["--project", stage]),
    ...options.rest,
  ];
  const child = spawn(process.execPath, [vitest, ...args], { stdio: "inherit", env: process.env });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  child.once("exit", (code) => process.exit(code ?? 1));
};

interface Options {
  stages: string[];
  seed?: string;
  isFull: boolean;
  rest: string[];
}

const optionsOf = (args: string[]): Options => {
  const options: Options = { stages: [], isFull: false, rest: [] };
  for (let at = 0; at < args.length; at++) {
    const option = args[at] ?? "";
    if (option === "--stage") options.stages.push(stageNamed(args[++at]));
    else if (option === "--seed") options.seed = numberNamed(args[++at]);
    else if (option === "--full") options.isFull = true;
    else options.rest.push(option);
  }
  return options;
};

const stageNamed = (name: string | undefined): string =>
  stages.find((stage) => stage === name) ?? refuse(`--stage takes one of ${stages.join(", ")}.`);

const numberNamed = (text: string | undefined): string =>
  text && /^\d+$/.test(text) ? text : refuse("--seed takes a whole number.");

const refuse = (message: string): never => {
  console.error(message);
  process.exit(2);
};

main();
