import { type Caller, guessesAt, isKnownDevice, type Standing } from "./caller.ts";
import type { Arithmetic, Turn } from "./secrets/arithmetic.ts";
import type { SrpFunctions } from "./secrets/srp-thread.ts";
import type { CodeCaller } from "./store/codes.ts";
import type { KnownNetworks } from "./store/known-networks.ts";
import type { Guess, Lockout } from "./store/lockout.ts";

interface Account {
  sub: string;
  salt: string;
}

type Check = "isPassword" | "isProven";

interface Means {
  computeIn(turn: Turn): Arithmetic;
  lockout: Lockout;
  networks: KnownNetworks;
  hashKey: string;
}

/** The arithmetic that a caller may use, and the guesses at passwords that it has. */
export const guessingOf = (caller: Caller, { computeIn, lockout, networks, hashKey }: Means) => {
  const standing = (account: Account): Standing => {
    if (isKnownDevice(caller, hashKey, account)) return "device";
    return caller.isSignedIn || networks.has(account, caller.network) ? "network" : "stranger";
  };
  const turnAt = (account: Account): Turn =>
    standing(account) === "stranger"
      ? { key: caller.site, isKnown: false }
      : { key: account.sub, isKnown: true };
  const guesses = (account: Account): Guess[] => guessesAt(caller, standing(account), account);
  return {
    standing,
    guesses,
    /** The caller as codes for an account count it. */
    codeCaller: (account: Account): CodeCaller => ({
      network: caller.network,
      isKnown: standing(account) !== "stranger",
    }),
    /** Computes something that belongs to no account yet. */
    compute: computeIn({ key: caller.site, isKnown: false }),
    /** Computes something at an account; who is known there does not wait behind strangers. */
    computeAt: (account: Account): Arithmetic => computeIn(turnAt(account)),
    /**
     * Checks a guess at an account's password. It counts if it was computed and is wrong; one that waits or is refused
     * does not. Throws NotAuthorizedException, at once or when its turn has come, while one of its counts is closed.
     */
    guess<Name extends Check>(
      account: Account,
      name: Name,
      ...parameters: Parameters<SrpFunctions[Name]>
    ): Promise<boolean> {
      const counts = guesses(account);
      lockout.check(counts);
      const turn: Turn = {
        ...turnAt(account),
        before: () => lockout.check(counts),
        settled: (isRight) => (isRight === true ? undefined : lockout.fail(counts)),
      };
      return computeIn(turn)(name, ...parameters);
    },
    /** The guess was right: its network is known from now on. */
    succeed(account: Account): void {
      lockout.succeed(guesses(account));
      networks.add(account, caller.network);
    },
  };
};

export type Guessing = ReturnType<typeof guessingOf>;
