import { performance } from "node:perf_hooks";

/** Of the time; so much is at work where nobody asks for anything. */
const quietShare = 0.05;
const checksUntilQuiet = 3;
/** Collecting everything takes up to half a second, so there should be something to win. */
const worthwhileGrowth = 1.25;

/**
 * V8 keeps the memory that its last load took as if the next were already on its way. Where nothing has been to do for a
 * while, the machine gets it back; nothing happens in a process that was not started with `--expose-gc`.
 */
export const startGivingMemoryBack = (checkSeconds = 5) => {
  let before = performance.eventLoopUtilization();
  let quietChecks = 0;
  let kept = process.memoryUsage.rss();
  const check = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    quietChecks = utilization < quietShare ? quietChecks + 1 : 0;
    if (quietChecks < checksUntilQuiet || process.memoryUsage.rss() < kept * worthwhileGrowth) return;
    // "last-resort" also gives back the pages that V8 keeps for what comes next
    globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
    kept = process.memoryUsage.rss();
  };
  const timer = setInterval(check, checkSeconds * 1000).unref();
  return { stop: () => clearInterval(timer) };
};
