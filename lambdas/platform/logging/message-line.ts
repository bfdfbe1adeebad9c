import { logFields, startLogContext } from "./log-context.ts";
import { logger } from "./logger.ts";

interface Delivered {
  requestId: string;
  messageId: string;
  /** The number of this delivery, from 1 (ApproximateReceiveCount). */
  delivery: number;
  /** The delivery whose failure is final; a later one means that this one ended without a result. */
  lastTry: number;
}

/**
 * Processes a queue message in its own log context and logs one line, with the error if there was one. Returns false
 * for a failure, which the caller reports to the queue. Work that succeeds may set another `outcome` than `done`.
 */
export const withMessageLine = (
  work: string,
  { delivery, lastTry, ...ids }: Delivered,
  process: () => Promise<void>,
): Promise<boolean> =>
  startLogContext(ids, async () => {
    const startedAt = performance.now();
    const line = () => ({
      ...logFields(),
      delivery,
      milliseconds: Math.round(performance.now() - startedAt),
    });
    try {
      await process();
      logger.info(work, { outcome: "done", ...line() });
      return true;
    } catch (error) {
      const outcome = delivery < lastTry ? "again" : delivery === lastTry ? "failed" : "given_up";
      const cause = error instanceof Error ? error : new Error(String(error));
      logger.error(work, { ...line(), outcome, error: cause });
      return false;
    }
  });
