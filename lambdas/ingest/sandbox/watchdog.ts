import { limits } from "./limits.ts";

const everyMilliseconds = 25;

/**
 * Ends the process it runs in, from a thread of its own, when it grows too large or its parent is gone: the main
 * thread may be busy with the file and hear nothing.
 */
export const watch = (): void => {
  const parent = process.ppid;
  setInterval(() => {
    const isTooLarge = process.memoryUsage.rss() > limits.memoryBytes;
    if (isTooLarge || process.ppid !== parent) process.kill(process.pid, "SIGKILL");
  }, everyMilliseconds);
};
