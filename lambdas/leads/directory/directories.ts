import type { Directory } from "./directory.ts";
import { loadDirectory } from "./load.ts";

/** Cards that a process keeps, some 600 bytes each; the accounts that were asked for longest ago go first. */
const maxKept = 250_000;

const kept = new Map<string, Directory>();
/** The last call of each account, and the one that has not begun. */
const last = new Map<string, Promise<unknown>>();
const waiting = new Map<string, Promise<Directory>>();

/**
 * An account's directory with everything that was stored before the call. Calls of one account follow one another;
 * those that come during a read share the next one.
 */
export const directoryOf = (accountId: string): Promise<Directory> => {
  const shared = waiting.get(accountId);
  if (shared) return shared;
  const next = (last.get(accountId) ?? Promise.resolve())
    .catch(() => undefined)
    .then(() => {
      waiting.delete(accountId);
      return upToDate(accountId);
    });
  waiting.set(accountId, next);
  last.set(accountId, next);
  const end = () => {
    if (last.get(accountId) === next) last.delete(accountId);
  };
  next.then(end, end);
  return next;
};

/** Forgets what this process keeps, as if it had just begun. */
export const forgetDirectories = (): void => kept.clear();

const upToDate = async (accountId: string): Promise<Directory> => {
  const known = kept.get(accountId);
  kept.delete(accountId);
  // one that fails is read again from the start
  if (known) await known.follow();
  const directory = known ?? (await loadDirectory(accountId));
  kept.set(accountId, directory);
  forgetOldest();
  return directory;
};

const forgetOldest = (): void => {
  let cards = [...kept.values()].reduce((sum, one) => sum + one.cards.size, 0);
  for (const [accountId, { cards: own }] of kept) {
    if (cards <= maxKept || kept.size === 1) return;
    kept.delete(accountId);
    cards -= own.size;
  }
};
