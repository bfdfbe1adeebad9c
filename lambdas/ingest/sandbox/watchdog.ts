import { limits } from "./limits.ts";

const intervalMilliseconds = 25;

/**
 * Kills this process when it grows too large or its parent is gone. Runs in a worker thread, because a parser can
 * block the main thread.
 */
export const watch = (): void => {
  const parent = process.ppid;
  setInterval(() => {
    const isTooLarge = process.memoryUsage.rss() > limits.memoryBytes;
    if (isTooLarge || process.ppid !== parent) process.kill(process.pid, "SIGKILL");
  }, intervalMilliseconds);
};
