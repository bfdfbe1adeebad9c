import { parentPort } from "node:worker_threads";
import { limits, processorSecondsFor } from "./limits.ts";

/** The signal that ends a process whose file takes too much processor time. */
export const tookTooLong = "SIGTERM";

const intervalMilliseconds = 25;

/**
 * Ends this process when it grows too large, when a file takes too much processor time or when its parent is gone. Runs
 * in a worker thread, because a parser can block the main thread. The main thread posts the size of each file. `parent` is the process id of the parent.
 */
export const watch = (parent: number): void => {
  let processorSeconds = Number.POSITIVE_INFINITY;
  parentPort?.on("message", (bytes: number) => {
    processorSeconds = usedSeconds() + processorSecondsFor(bytes);
  });
  setInterval(() => {
    if (process.memoryUsage.rss() > limits.memoryBytes || process.ppid !== parent)
      process.kill(process.pid, "SIGKILL");
    if (usedSeconds() > processorSeconds) process.kill(process.pid, tookTooLong);
  }, intervalMilliseconds);
};

const usedSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
