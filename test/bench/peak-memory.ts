import { childrenOf, residentMebibytes } from "./processes.ts";

const everyMilliseconds = 5;

/** The largest resident size, in MiB, of any process that this one has started; asks Linux, elsewhere says 0. */
export const peakMemory = () => {
  let peak = 0;
  const look = () => {
    for (const child of childrenOf(process.pid)) peak = Math.max(peak, residentMebibytes(child, "VmHWM"));
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
