import { execFileSync } from "node:child_process";
import { random } from "./random.ts";

/**
 * The seed of this run's drawings: TEST_SEED, else a number of the commit. Each commit draws other cases, and the same
 * commit always the same ones.
 */
export const seedOfRun = (): number => Number(process.env.TEST_SEED ?? seedOfCommit());

/** Whether all cases run instead of a drawing: `npm run test:full`. */
export const isFull = (): boolean => process.env.TEST_FULL === "yes";

/** At most so many of the cases, spread evenly over their order; all of them in a full run. */
export const drawnFrom = <Case>(cases: readonly Case[], most: number): Case[] => {
  if (isFull() || cases.length <= most) return [...cases];
  const next = random(seedOfRun());
  const stride = cases.length / most;
  return Array.from({ length: most }, (_, at) => cases[Math.floor((at + next()) * stride)] as Case);
};

const seedOfCommit = (): number => {
  try {
    const commit = execFileSync("git", ["rev-parse", "HEAD"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return Number.parseInt(commit.slice(0, 7), 16);
  } catch {
    return 1; // no repository, as in an unpacked archive
  }
};
