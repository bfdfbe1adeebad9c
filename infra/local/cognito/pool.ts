import type { Message } from "../mailbox/mail.ts";
import type { CustomAttributes } from "./attributes.ts";
import type { Caller } from "./caller.ts";
import { type Guessing, guessingOf } from "./guessing.ts";
import { openArithmetic } from "./secrets/arithmetic.ts";
import { decoyAccount } from "./secrets/decoy.ts";
import { createSigner, type Signer } from "./secrets/jwt.ts";
import type { Credentials } from "./secrets/srp.ts";
import { type Challenges, createChallenges } from "./store/challenges.ts";
import { type Codes, codeStore } from "./store/codes.ts";
import { inTransaction, openPoolDatabase } from "./store/database.ts";
import { type Groups, groupStore } from "./store/groups.ts";
import { type KnownNetworks, knownNetworkStore } from "./store/known-networks.ts";
import { createLockout, type Lockout } from "./store/lockout.ts";
import { type Sessions, sessionStore } from "./store/sessions.ts";
import { type User, type Users, userStore } from "./store/users.ts";

export interface PoolOptions {
  file: string;
  userPoolId: string;
  clientId: string;
  confirmSignUp: "instant" | "code";
  deliver(message: Message): void;
  /** Where a mail's link leads; without it the mail carries the code alone. */
  resetLink?: (email: string, code: string) => string;
  confirmLink?: (email: string, code: string) => string;
  customAttributes?: CustomAttributes;
  /** The PreSignUp trigger: its failure refuses the account. The first account of a pool is its operator's, made without it. */
  onSignUp?(event: object): Promise<unknown>;
  /** Called before an account is deleted; if it fails, the account stays. */
  onDelete?(sub: string): Promise<unknown>;
  now?: () => number;
}

/** The owner of a name: an account, or the decoy for a name without one. */
export type Account = Credentials & { sub: string; email: string; user: User | undefined };

/** Everything that an operation may use. */
export interface Pool {
  options: PoolOptions;
  /** The part of the pool's id that is mixed into passwords. */
  name: string;
  issuer: string;
  now(): number;
  users: Users;
  groups: Groups;
  sessions: Sessions;
  codes: Codes;
  challenges: Challenges;
  lockout: Lockout;
  networks: KnownNetworks;
  /** The caller of the operation. */
  caller: Caller;
  /** The arithmetic and the guesses of this caller. */
  guessing: Guessing;
  signer: Signer;
  /** The account of an e-mail address. An id is no name to sign in with, because it is no secret. */
  account(email: string): Account;
  /** The pool as an operation of this caller uses it. */
  calledBy(caller: Caller): Pool;
  /** The key of hashes that only the pool can make. */
  hashKey: string;
  transaction<Result>(work: () => Result, keeps: (error: unknown) => boolean): Result;
  sweep(): void;
  close(): void;
}

const ownCaller: Caller = { network: "", site: "", cookies: "" };

export const openPool = (options: PoolOptions): Pool => {
  const { userPoolId, now = Date.now } = options;
  const [region, name = ""] = userPoolId.split("_");
  const { database, signingKey, hashKey } = openPoolDatabase(options.file);
  const users = userStore(database);
  const sessions = sessionStore(database, now);
  const codes = codeStore(database, hashKey, now);
  const challenges = createChallenges(now);
  const lockout = createLockout(now);
  const networks = knownNetworkStore(database, hashKey, now);
  const { computeIn, stop } = openArithmetic();
  const means = { computeIn, lockout, networks, hashKey };
  const calledBy = (caller: Caller): Pool => ({ ...pool, caller, guessing: guessingOf(caller, means) });
  const pool: Pool = {
    options,
    name,
    issuer: `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`,
    now,
    users,
    groups: groupStore(database),
    sessions,
    codes,
    challenges,
    lockout,
    networks,
    caller: ownCaller,
    guessing: guessingOf(ownCaller, means),
    calledBy,
    hashKey,
    signer: createSigner(signingKey),
    account(username) {
      const email = username.toLowerCase();
      const decoy = decoyAccount(hashKey, email);
      const user = users.ofEmail(username);
      return user ? { ...user, user } : { ...decoy, email, user: undefined };
    },
    transaction: (work, keeps) => inTransaction(database, work, keeps),
    sweep() {
      for (const swept of [sessions, codes, challenges, lockout, networks]) swept.sweep();
    },
    close() {
      stop();
      database.close();
    },
  };
  return pool;
};
