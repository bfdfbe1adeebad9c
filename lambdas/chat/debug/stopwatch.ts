export type Step =
  | "Understand"
  | "Search"
  | "APIs, beyond the search"
  | "Model, first word"
  | "Model, whole answer";

export interface Stopwatch {
  /** Adds the duration of `run`, also if it throws, to the step of that name. */
  time<Result>(step: Step, run: () => Promise<Result>): Promise<Result>;
  add(step: Step, milliseconds: number): void;
  /** In the order in which they were first timed. */
  steps(): { name: string; milliseconds: number }[];
}

export const stopwatch = (): Stopwatch => {
  const taken = new Map<Step, number>();
  const add = (step: Step, milliseconds: number) => {
    taken.set(step, (taken.get(step) ?? 0) + milliseconds);
  };
  return {
    add,
    async time(step, run) {
      const startedAt = performance.now();
      try {
        return await run();
      } finally {
        add(step, performance.now() - startedAt);
      }
    },
    steps: () => [...taken].map(([name, milliseconds]) => ({ name, milliseconds: rounded(milliseconds) })),
  };
};

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;
