import { it } from "vitest";
import { timed } from "./times.ts";

const steps: { hasPassed: boolean }[] = [];

/** A test of the walk that makes what it needs itself, so that it runs alone and no other one stops it. */
export const step = (title: string, run: () => Promise<void>): void => {
  const one = { hasPassed: false };
  steps.push(one);
  it(title, async () => {
    await timed(title, run);
    one.hasPassed = true;
  });
};

/** A test that judges the walk as a whole; skipped unless each step of it has passed. */
export const conclusion = (title: string, judge: () => Promise<void>): void => {
  it(title, async ({ skip }) => {
    const left = steps.filter(({ hasPassed }) => !hasPassed).length;
    skip(left > 0, `${left} of ${steps.length} steps did not run or failed`);
    await judge();
  });
};
