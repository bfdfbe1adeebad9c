/** Lets one tab of this browser record an answer; a closed tab lets go by itself. */
export const answerLock = (answer: string) => {
  const name = `docent.recording.${answer}`;
  const { locks } = navigator;
  let release: (() => void) | undefined;
  return {
    /** False if another tab has it. */
    take: (): Promise<boolean> => {
      if (release || !locks) return Promise.resolve(true);
      return new Promise((resolve, reject) => {
        locks
          .request(name, { ifAvailable: true }, (lock) => {
            resolve(lock !== null);
            if (!lock) return;
            return new Promise<void>((end) => {
              release = end;
            });
          })
          .catch(reject);
      });
    },
    release: (): void => {
      release?.();
      release = undefined;
    },
    isElsewhere: async (): Promise<boolean> => {
      if (release || !locks) return false;
      const { held = [] } = await locks.query();
      return held.some((one) => one.name === name);
    },
    /** Resolves once no tab has it. */
    isFree: async (): Promise<void> => {
      await locks?.request(name, { mode: "shared" }, () => undefined);
    },
  };
};
