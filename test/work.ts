/**
 * How many times more processor time `run` takes for four times the size: about 4 where the work is linear, 16 where it
 * is quadratic. It says the same on slow and on busy machines, unlike a time. `run` gets the size.
 */
export const growthOverFourfold = async (size: number, run: (size: number) => unknown): Promise<number> => {
  await run(size);
  const small = await processorTime(() => run(size));
  const large = await processorTime(() => run(4 * size));
  return large / Math.max(small, leastMicroseconds);
};

/** Growth that is not linear any more, with room for collections and caches: quadratic work has 16. */
export const muchFasterThanFourfold = 12;

/** Less than this is the noise of collections and compilations. */
const leastMicroseconds = 10_000;

/** Milliseconds of processor time that `run` takes in this process, however busy the machine is. */
export const processorMilliseconds = async (run: () => unknown): Promise<number> =>
  (await processorTime(run)) / 1000;

/** Microseconds. */
const processorTime = async (run: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};
