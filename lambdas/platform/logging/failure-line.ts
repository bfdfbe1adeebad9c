import { startLogContext } from "./log-context.ts";
import { logger } from "./logger.ts";

/** Runs an invocation in its own log context. Logs an error once, and throws it so that the invocation fails. */
export const withFailureLine = <Result>(
  ids: Record<string, string>,
  work: () => Promise<Result>,
): Promise<Result> =>
  startLogContext(ids, async () => {
    try {
      return await work();
    } catch (error) {
      logger.error("unexpected failure", error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  });
