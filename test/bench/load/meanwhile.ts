import { setTimeout as pause } from "node:timers/promises";

/** Asks the same again and again, ten times a second at most, until it is stopped: how long each answer took, in milliseconds. */
export const waitMeanwhile = (ask: () => Promise<unknown>) => {
  const taken: number[] = [];
  let isStopped = false;
  const asking = (async () => {
    while (!isStopped) {
      const startedAt = performance.now();
      await ask();
      taken.push(performance.now() - startedAt);
      await pause(100);
    }
  })();
  return {
    stop: async () => {
      isStopped = true;
      await asking;
      return taken;
    },
  };
};
