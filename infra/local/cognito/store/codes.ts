import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import * as z from "zod";
import { CognitoError } from "../error.ts";
import { createCounts } from "./counts.ts";

const hourMs = 3_600_000;

export const codeLifetimeHours = { signUp: 24, reset: 1, email: 24 };

export type CodePurpose = keyof typeof codeLifetimeHours;

/** From one network, and from all strangers: who guesses at a code, or has many sent, does not use up all tries of the owner. */
const maxWrong = { each: 5, all: 10 };
const maxSentPerHour = { each: 5, all: 10 };

const Code = z.object({
  hash: z.string(),
  address: z.string(),
  expiresAt: z.number(),
  wrong: z.number(),
  sent: z.number(),
  countedUntil: z.number(),
});

/** Where a caller is, and whether it has opened the account before. */
export interface CodeCaller {
  network: string;
  isKnown: boolean;
}

export type Codes = ReturnType<typeof codeStore>;

/**
 * Six-digit codes, the newest per purpose and account: single use, and from one network five guesses each and five sent
 * an hour. Kept hashed; the counts of networks are in memory. Codes for decoy accounts are kept as well, so that guessing at them answers the same.
 */
export const codeStore = (database: DatabaseSync, hashKey: string, now: () => number) => {
  const select = database.prepare("SELECT * FROM codes WHERE purpose = ? AND sub = ?");
  const replace = database.prepare("INSERT OR REPLACE INTO codes VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  const countWrong = database.prepare("UPDATE codes SET wrong = wrong + 1 WHERE purpose = ? AND sub = ?");
  const spend = database.prepare("UPDATE codes SET hash = '' WHERE purpose = ? AND sub = ?");
  const removeOfUser = database.prepare("DELETE FROM codes WHERE sub = ?");
  const removeOld = database.prepare("DELETE FROM codes WHERE expiresAt < ?");
  const hash = (...parts: string[]) => createHmac("sha256", hashKey).update(parts.join(" ")).digest("base64");

  const find = (purpose: CodePurpose, sub: string) => {
    const row = select.get(purpose, sub);
    return row === undefined ? undefined : Code.parse(row);
  };

  const sentFrom = createCounts(now);
  const wrongFrom = createCounts(now);

  const check = (
    purpose: CodePurpose,
    sub: string,
    code: string,
    { network, isKnown }: CodeCaller,
  ): string => {
    const stored = find(purpose, sub);
    if (stored === undefined || stored.hash === "") throw mismatch();
    if (stored.expiresAt <= now()) throw expired();
    // a code that was sent since has guesses of its own
    const guesses = [purpose, sub, stored.hash, network].join(" ");
    const isStranger = countsAsStranger(purpose, isKnown);
    if ((isStranger && stored.wrong >= maxWrong.all) || wrongFrom.count(guesses) >= maxWrong.each)
      throw limitExceeded();
    if (!isSame(stored.hash, hash(purpose, sub, code))) {
      if (isStranger) countWrong.run(purpose, sub);
      wrongFrom.add(guesses, codeLifetimeHours[purpose] * hourMs);
      throw mismatch();
    }
    return stored.address;
  };

  return {
    /** A new code for `address`, which `take` gives back; throws LimitExceededException past the hourly limit. */
    issue(purpose: CodePurpose, sub: string, address: string, { network, isKnown }: CodeCaller): string {
      const before = find(purpose, sub);
      const isCounting = before !== undefined && before.countedUntil > now();
      const sent = (isCounting ? before.sent : 0) + Number(countsAsStranger(purpose, isKnown));
      const sending = [purpose, sub, network].join(" ");
      if (sent > maxSentPerHour.all || sentFrom.count(sending) >= maxSentPerHour.each) throw limitExceeded();
      sentFrom.add(sending, hourMs);
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const countedUntil = isCounting ? before.countedUntil : now() + hourMs;
      const expiresAt = now() + codeLifetimeHours[purpose] * hourMs;
      replace.run(purpose, sub, hash(purpose, sub, code), address, expiresAt, 0, sent, countedUntil);
      return code;
    },
    /** Gives the address that the code was sent to; counts a wrong one, and throws what Cognito throws for a bad one. */
    check,
    /** The same, and spends the code. */
    take(purpose: CodePurpose, sub: string, code: string, caller: CodeCaller): string {
      const address = check(purpose, sub, code, caller);
      spend.run(purpose, sub);
      return address;
    },
    removeOf: (sub: string): void => void removeOfUser.run(sub),
    sweep(): void {
      removeOld.run(now() - 24 * hourMs);
      sentFrom.sweep();
      wrongFrom.sweep();
    },
  };
};

/** An address that is to become an account's is written to because the account asks, so all of these count together. */
const countsAsStranger = (purpose: CodePurpose, isKnown: boolean): boolean => !isKnown || purpose === "email";

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

const mismatch = () =>
  new CognitoError("CodeMismatchException", "Invalid verification code provided, please try again.");

const expired = () =>
  new CognitoError("ExpiredCodeException", "Invalid code provided, please request a code again.");

const limitExceeded = () =>
  new CognitoError("LimitExceededException", "Attempt limit exceeded, please try after some time.");
