import { logFields, startLogContext } from "./log-context.ts";
import { logger } from "./logger.ts";

interface Delivered {
  requestId: string;
  messageId: string;
  /** How often the queue has handed this message over, from 1. */
  delivery: number;
  /** The delivery whose failure is told to a person; any later one only gives the work up. */
  lastTry: number;
}

/**
 * Does what a queue's message asks for, on a trail of its own, and leaves one line about how that ended. False where it
 * failed, which is logged with its error: the queue hands the message over again, or puts it to the dead letters. Work
 * that is through may note an outcome of its own in place of `done`.
 */
export const withMessageLine = (
  work: string,
  { delivery, lastTry, ...ids }: Delivered,
  done: () => Promise<void>,
): Promise<boolean> =>
  startLogContext(ids, async () => {
    const startedAt = performance.now();
    const line = () => ({
      ...logFields(),
      delivery,
      milliseconds: Math.round(performance.now() - startedAt),
    });
    try {
      await done();
      logger.info(work, { outcome: "done", ...line() });
      return true;
    } catch (error) {
      const outcome = delivery < lastTry ? "again" : delivery === lastTry ? "failed" : "given_up";
      const cause = error instanceof Error ? error : new Error(String(error));
      logger.error(work, { ...line(), outcome, error: cause });
      return false;
    }
  });
