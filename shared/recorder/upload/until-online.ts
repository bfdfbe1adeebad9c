const retryMilliseconds = 3000;

/** Resolves when the browser says that it is online again, at the latest after three seconds. */
export const untilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, retryMilliseconds);
    addEventListener("online", end);
  });
