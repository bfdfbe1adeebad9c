import { readFileSync } from "node:fs";

const everyMilliseconds = 5;

/** The largest resident size, in MiB, of any process that this one has started; asks Linux, elsewhere says 0. */
export const peakMemory = () => {
  let peak = 0;
  const look = () => {
    for (const child of childrenOf(process.pid)) peak = Math.max(peak, peakOf(child));
  };
  const timer = setInterval(look, everyMilliseconds);
  return {
    stop: (): number => {
      look();
      clearInterval(timer);
      return peak;
    },
  };
};

const childrenOf = (pid: number): string[] =>
  lines(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean);

const peakOf = (pid: string): number =>
  Number(/^VmHWM:\s+(\d+) kB/m.exec(lines(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** A process may end between being listed and being asked. */
const lines = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};
