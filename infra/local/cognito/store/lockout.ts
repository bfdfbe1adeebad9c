import { CognitoError } from "../error.ts";

const freeFailures = 4;
const maxWaitMs = 15 * 60_000;

export type Lockout = ReturnType<typeof createLockout>;

/**
 * Slows down guessing: the fifth failure in a row closes an account for a second, each further one for twice
 * as long, up to 15 minutes; a success, or 15 quiet minutes, forgets them. In memory only.
 */
export const createLockout = (now: () => number) => {
  const failures = new Map<string, { count: number; openAt: number }>();
  return {
    /** Throws NotAuthorizedException while `key` is closed. */
    check(key: string): void {
      if (now() >= (failures.get(key)?.openAt ?? 0)) return;
      throw new CognitoError("NotAuthorizedException", "Password attempts exceeded");
    },
    fail(key: string): void {
      const before = failures.get(key);
      const isForgotten = before === undefined || now() > before.openAt + maxWaitMs;
      const count = isForgotten ? 1 : before.count + 1;
      const waitMs = count <= freeFailures ? 0 : Math.min(1000 * 2 ** (count - freeFailures - 1), maxWaitMs);
      failures.set(key, { count, openAt: now() + waitMs });
    },
    clear: (key: string): void => void failures.delete(key),
    sweep(): void {
      for (const [key, { openAt }] of failures) if (now() > openAt + maxWaitMs) failures.delete(key);
    },
  };
};
