/** Runs one task after the other; a failed one does not stop the next. */
export const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const next = last.then(task, task);
    last = next.catch(() => undefined);
    return next;
  };
};
