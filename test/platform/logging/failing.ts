import { logger } from "#platform/logging/logger.ts";

/** Fails and logs it, two calls deep. */
export const fail = (): void => {
  try {
    breakOnPurpose();
  } catch (error) {
    logger.error("failed", new Error("It did not work.", { cause: error }));
  }
};

const breakOnPurpose = (): never => {
  throw new TypeError("Broken on purpose.");
};
