/** Work that is asked for while it is under way is done once more after it, however often that was. */
export const oneAtATime = (work: () => Promise<void>) => {
  let underWay: Promise<void> | undefined;
  let isDue = false;

  const run = async () => {
    while (isDue) {
      isDue = false;
      await work();
    }
    underWay = undefined;
  };

  return {
    ask(): void {
      isDue = true;
      underWay ??= run();
    },
    /** Resolves when nothing is left of what was asked for; rejects where the work does. */
    rest: async (): Promise<void> => underWay,
  };
};
