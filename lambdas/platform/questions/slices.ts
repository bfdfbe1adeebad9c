import { setImmediate } from "node:timers/promises";

/** Other requests of the process wait no longer than this for a long computation. */
const sliceMs = 12;

export type Slice = () => Promise<void>;

/** Call the function that it returns often: it lets others run when the computation has held the thread for its share. */
export const inSlices = (): Slice => {
  let startedAt = performance.now();
  return async (): Promise<void> => {
    if (performance.now() - startedAt < sliceMs) return;
    await setImmediate();
    startedAt = performance.now();
  };
};
