import { setTimeout as pause } from "node:timers/promises";

/** Ends a wait that would never end. Far longer than any wait on a busy machine, because no test asserts a duration. */
export const guardMilliseconds = 150_000;

/** Asks again every tenth of a second until the question has an answer; works outside of vitest too. */
export const until = async <Answer>(
  ask: () => Promise<Answer | undefined>,
  timeoutMilliseconds = guardMilliseconds,
): Promise<Answer> => {
  const givesUpAt = Date.now() + timeoutMilliseconds;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > givesUpAt) throw new Error(`Still waiting after ${timeoutMilliseconds} ms.`);
    await pause(100);
  }
};
