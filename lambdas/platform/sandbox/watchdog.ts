import { parentPort } from "node:worker_threads";

/** The signal that ends a process whose task takes too much processor time. */
export const tookTooLong = "SIGTERM";

const intervalMilliseconds = 25;

export interface Watched {
  /** Process id. */
  parent: number;
  memoryBytes: number;
}

/**
 * Ends this process when it grows too large, when a task takes too much processor time or when its parent is gone. Runs
 * in a worker thread, because a parser can block the main thread. The main thread posts the processor seconds of each
 * task.
 */
export const watch = ({ parent, memoryBytes }: Watched): void => {
  let most = Number.POSITIVE_INFINITY;
  parentPort?.on("message", (processorSeconds: number) => {
    most = usedSeconds() + processorSeconds;
  });
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryBytes || process.ppid !== parent)
      process.kill(process.pid, "SIGKILL");
    if (usedSeconds() > most) process.kill(process.pid, tookTooLong);
  }, intervalMilliseconds);
};

const usedSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
