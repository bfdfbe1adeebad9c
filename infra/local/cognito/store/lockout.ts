import { CognitoError } from "../error.ts";

const maxWaitMs = 15 * 60_000;

export type Lockout = ReturnType<typeof createLockout>;

/** A count of failed guesses. */
export interface Guess {
  key: string;
  /** Failures without a wait. */
  free: number;
  /** Counted for several networks: the success of one does not forget the failures of others. */
  isShared?: boolean;
}

/**
 * Slows down guessing: each failure in a row beyond the free ones closes a count, for a second and then for twice as
 * long, up to 15 minutes; a success, or 15 quiet minutes, forgets them. In memory only.
 */
export const createLockout = (now: () => number) => {
  const failures = new Map<string, { count: number; openAt: number }>();

  const check = (guesses: Guess[]): void => {
    if (guesses.every(({ key }) => now() >= (failures.get(key)?.openAt ?? 0))) return;
    throw new CognitoError("NotAuthorizedException", "Password attempts exceeded");
  };

  const failOne = ({ key, free }: Guess): void => {
    const before = failures.get(key);
    const isForgotten = before === undefined || now() > before.openAt + maxWaitMs;
    const count = isForgotten ? 1 : before.count + 1;
    const waitMs = count <= free ? 0 : Math.min(1000 * 2 ** (count - free - 1), maxWaitMs);
    failures.set(key, { count, openAt: now() + waitMs });
  };

  return {
    /** Throws NotAuthorizedException while one of the counts is closed. */
    check,
    /** The guess was checked, and wrong. */
    fail(guesses: Guess[]): void {
      for (const guess of guesses) failOne(guess);
    },
    /** The guess was right. */
    succeed(guesses: Guess[]): void {
      for (const { key, isShared } of guesses) if (!isShared) failures.delete(key);
    },
    /** Forgets all guesses at an account. */
    forget(sub: string): void {
      for (const key of failures.keys()) if (key.startsWith(`${sub} `)) failures.delete(key);
    },
    sweep(): void {
      for (const [key, { openAt }] of failures) if (now() > openAt + maxWaitMs) failures.delete(key);
    },
  };
};
