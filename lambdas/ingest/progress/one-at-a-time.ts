/** Runs `work` on request, never twice at once. Requests during a run cause one more run after it. */
export const oneAtATime = (work: () => Promise<void>) => {
  let running: Promise<void> | undefined;
  let isRequested = false;

  const run = async () => {
    while (isRequested) {
      isRequested = false;
      await work();
    }
    running = undefined;
  };

  return {
    request(): void {
      isRequested = true;
      running ??= run();
    },
    /** Resolves when no requested run is left. Rejects if `work` does. */
    rest: async (): Promise<void> => running,
  };
};
