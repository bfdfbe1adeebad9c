import { childrenOf, residentMebibytes } from "../processes.ts";

/** Looks at the memory of a process and all that it started, several times a second, until it is stopped. */
export const watchMemory = (pid: () => number) => {
  const peak = { together: 0, largest: 0, processes: 0 };
  const look = () => {
    const each = family(pid()).map((one) => residentMebibytes(one, "VmRSS"));
    peak.together = Math.max(
      peak.together,
      each.reduce((sum, one) => sum + one, 0),
    );
    peak.largest = Math.max(peak.largest, ...each);
    peak.processes = Math.max(peak.processes, each.length);
  };
  const timer = setInterval(look, 200);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
};

const family = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(family)];
