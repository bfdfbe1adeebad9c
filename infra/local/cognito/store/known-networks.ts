import { createHmac } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

export type KnownNetworks = ReturnType<typeof knownNetworkStore>;

interface Account {
  sub: string;
  salt: string;
}

const lifetimeMs = 180 * 24 * 3_600_000;

/**
 * The networks from which an account was opened with its present password, each for 180 days after the last time. Kept
 * as keyed hashes; the salt is in them, so a new password forgets them.
 */
export const knownNetworkStore = (database: DatabaseSync, hashKey: string, now: () => number) => {
  const select = database.prepare("SELECT 1 FROM knownNetworks WHERE mark = ? AND expiresAt > ?");
  const replace = database.prepare("INSERT OR REPLACE INTO knownNetworks VALUES (?, ?, ?)");
  const removeOfUser = database.prepare("DELETE FROM knownNetworks WHERE sub = ?");
  const removeExpired = database.prepare("DELETE FROM knownNetworks WHERE expiresAt <= ?");
  const markOf = ({ sub, salt }: Account, network: string) =>
    createHmac("sha256", hashKey).update(`network ${sub} ${salt} ${network}`).digest("base64url");
  return {
    add: (account: Account, network: string): void =>
      void replace.run(markOf(account, network), account.sub, now() + lifetimeMs),
    has: (account: Account, network: string): boolean =>
      select.get(markOf(account, network), now()) !== undefined,
    removeOf: (sub: string): void => void removeOfUser.run(sub),
    sweep: (): void => void removeExpired.run(now()),
  };
};
