const later: unique symbol = Symbol("later");

/** Work that an operation waits for outside of a transaction, and what it does with the result in another one. */
export interface Later {
  [later]: true;
  work: Promise<unknown>;
  finish(result: never): Step;
}

/** The result of a transaction of an operation: its answer, or work to wait for. */
export type Step = object | Later;

/** Waits for `work`, then runs `finish`, which must check again what another request may have changed. */
export const after = <Result>(work: Promise<Result>, finish: (result: Result) => Step): Later => ({
  [later]: true,
  work,
  finish,
});

/** Runs an operation to its answer, each of its steps in a transaction. */
export const runSteps = async (
  transaction: (work: () => Step) => Step,
  first: () => Step,
): Promise<object> => {
  let step = transaction(first);
  while (isLater(step)) {
    const { work, finish } = step;
    const result = (await work) as never;
    step = transaction(() => finish(result));
  }
  return step;
};

const isLater = (step: Step): step is Later => later in step;
