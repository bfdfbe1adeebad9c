import { openChanges } from "./changes.ts";
import { type Directory, openDirectory } from "./directory.ts";
import type { CardFields, CardKind } from "./kind.ts";
import { openSnapshots } from "./snapshot.ts";

/** Cards that a process keeps of each kind, some 600 bytes each; the accounts that were asked for longest ago go first. */
const maxKept = 250_000;
/** An account with fewer things is read from them: two megabytes at most. */
const fewest = 2000;
/** A snapshot is replaced once so many things have changed since. */
const maxChanged = 1000;

/** The directories of accounts with things of one kind, which this process keeps in memory. */
export const openDirectories = <Fields extends CardFields, Card extends Fields, Stored>(
  kind: CardKind<Fields, Card, Stored>,
) => {
  const changes = openChanges(kind.name, kind.words.change);
  const snapshots = openSnapshots(kind);
  const kept = new Map<string, Directory<Card>>();
  /** The last call of each account, and the one that has not begun. */
  const last = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, Promise<Directory<Card>>>();

  /**
   * Reads an account's directory from its snapshot and what has changed since, else from the things themselves. With
   * `isRenewed` the snapshot is replaced whatever has changed.
   */
  const load = async (accountId: string, { isRenewed = false } = {}): Promise<Directory<Card>> => {
    const readAt = Date.now();
    const snapshot = await snapshots.read(accountId);
    const directory = openDirectory(kind, changes, {
      accountId,
      ...(snapshot
        ? { found: snapshot.cards, readAt: snapshot.head.up_to }
        : { found: await Array.fromAsync(kind.read(accountId)), readAt }),
    });
    const changed = await directory.follow();
    const isDue = isRenewed || !snapshot || changed > maxChanged;
    if (isDue && (snapshot || directory.cards.size >= fewest))
      await snapshots.write(accountId, [...directory.cards.values()], directory.upTo());
    return directory;
  };

  /**
   * An account's directory with everything that was stored before the call. Calls of one account follow one another;
   * those that come during a read share the next one.
   */
  const of = (accountId: string): Promise<Directory<Card>> => {
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

  const upToDate = async (accountId: string): Promise<Directory<Card>> => {
    const known = kept.get(accountId);
    kept.delete(accountId);
    // one that fails is read again from the start
    if (known) await known.follow();
    const directory = known ?? (await load(accountId));
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

  return {
    of,
    load,
    noteChange: changes.note,
    snapshots,

    /** Packs an account's cards again, so that its snapshot holds nothing of things that were erased. */
    renew: async (accountId: string): Promise<void> => {
      if (await snapshots.read(accountId)) await load(accountId, { isRenewed: true });
    },

    /** Forgets what this process keeps, as if it had just begun. */
    forget: (): void => kept.clear(),
  };
};
