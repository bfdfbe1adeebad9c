import { readFileSync } from "node:fs";

/** Looks at the memory of a process and all that it started, several times a second, until it is stopped. */
export const watchMemory = (pid: () => number) => {
  const peak = { together: 0, largest: 0, processes: 0 };
  const look = () => {
    const each = family(pid()).map(residentMebibytes);
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

const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);

const residentMebibytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** A process may end while it is looked at. */
const read = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};
