import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Played } from "./matrix/cases.ts";

interface Options {
  cases: number;
  seed: number;
  /** The first case, to see a single one again. */
  from?: number;
}

const entry = fileURLToPath(new URL("./matrix/process.ts", import.meta.url));
const processesAtMost = 3;

/**
 * Case after case, somebody builds and uses a chatbot while one call after another of one place goes wrong. When it is
 * over, time has gone by and dead letters were tried again, nothing acknowledged is lost, nothing is there twice, and
 * what is counted agrees. A case is the same for the same seed and number.
 */
export const matrix = async ({ cases, seed, from = 0 }: Options): Promise<Played> => {
  const all = Array.from({ length: cases }, (_, at) => from + at);
  const processes = Math.min(processesAtMost, cases);
  const shares = Array.from({ length: processes }, (_, at) => all.filter((_, n) => n % processes === at));
  const played = await Promise.all(shares.map((numbers) => apart({ seed, numbers })));
  return {
    hit: played.reduce((sum, one) => sum + one.hit, 0),
    injected: summed(played.map((one) => one.injected)),
    problems: played.flatMap((one) => one.problems),
  };
};

/** The product's functions take their settings from the environment, so each installation has a process of its own. */
const apart = (cases: { seed: number; numbers: number[] }): Promise<Played> =>
  new Promise((resolve, reject) => {
    const child = fork(entry, { execArgv: [] });
    child.once("message", (played: Played) => resolve(played));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The process of the cases ended with ${code}.`)));
    child.send(cases);
  });

const summed = (all: Played["injected"][]): Played["injected"] => {
  const sums = new Map<string, number>();
  for (const [name, count] of all.flat()) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums];
};
