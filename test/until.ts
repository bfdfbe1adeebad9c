import { setTimeout as pause } from "node:timers/promises";

/** Asks again every tenth of a second until the question has an answer; works outside of vitest too. */
export const until = async <Answer>(
  ask: () => Promise<Answer | undefined>,
  timeoutMilliseconds = 60_000,
): Promise<Answer> => {
  const givesUpAt = Date.now() + timeoutMilliseconds;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > givesUpAt) throw new Error(`Still waiting after ${timeoutMilliseconds} ms.`);
    await pause(100);
  }
};
