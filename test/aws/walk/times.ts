interface Time {
  what: string;
  /** Without what was timed within it. */
  seconds: number;
}

const times: Time[] = [];
const under: { within: number }[] = [];

/** Runs something and notes how long it took by itself. */
export const timed = async <Result>(what: string, run: () => Promise<Result>): Promise<Result> => {
  const own = { within: 0 };
  under.push(own);
  const startedAt = performance.now();
  try {
    return await run();
  } finally {
    const seconds = (performance.now() - startedAt) / 1000;
    under.pop();
    for (const around of under.slice(-1)) around.within += seconds;
    times.push({ what, seconds: seconds - own.within });
  }
};

/** The times of the walk, a line for each, in the order of their ends. */
export const timesAsText = (): string =>
  times.map(({ what, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${what}`).join("\n");
