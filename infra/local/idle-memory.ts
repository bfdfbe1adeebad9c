import { performance } from "node:perf_hooks";

/** Share of processor time; an idle product uses about this much. */
const quietShare = 0.05;
const checksUntilQuiet = 3;
/** Collecting everything takes up to half a second, so there should be something to win. */
const worthwhileGrowth = 1.25;

/**
 * V8 keeps the memory of its last load. After a while without work a full collection releases it; without `--expose-gc`
 * this does nothing.
 */
export const startGivingMemoryBack = (checkSeconds = 5) => {
  let before = performance.eventLoopUtilization();
  let quietChecks = 0;
  // the start itself leaves much behind
  let kept = 0;
  const check = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    quietChecks = utilization < quietShare ? quietChecks + 1 : 0;
    const isQuiet = quietChecks >= (kept === 0 ? 1 : checksUntilQuiet);
    if (!isQuiet || process.memoryUsage.rss() < kept * worthwhileGrowth) return;
    // "last-resort" also releases the pages that V8 keeps in reserve.
    globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
    kept = process.memoryUsage.rss();
  };
  const timer = setInterval(check, checkSeconds * 1000).unref();
  return { stop: () => clearInterval(timer) };
};
