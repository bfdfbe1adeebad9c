import { type Bucket, list, remove } from "../../embedded/bucket.ts";
import type { MessageSearch } from "../port.ts";
import { analysedEntry } from "../sqlite/writing.ts";
import { type Change, folderOf, listChanges, storeChange } from "./changes.ts";
import { openCopy } from "./copy.ts";

/** Copies of accounts' indexes that a process keeps on its disk, of which a function has 512 MB. */
const maxCopies = 8;

/**
 * Search in a SQLite file for each account, which the bucket holds with the changes since it was written: a change costs
 * one object, and a query asks for a list and for whether the file changed. About every `changesPerFile` changes, a
 * writer puts them into the file.
 */
export const openBucketMessages = ({
  changesPerFile = 64,
  ...bucket
}: Bucket & { changesPerFile?: number }): MessageSearch => {
  const copies = new Map<string, ReturnType<typeof openCopy>>();
  const turns = new Map<string, Promise<unknown>>();

  const copyOf = (accountId: string) => {
    const copy = copies.get(accountId) ?? openCopy(bucket, accountId);
    copies.delete(accountId);
    copies.set(accountId, copy);
    for (const [oldest, { close }] of copies)
      if (copies.size > maxCopies && !turns.has(oldest)) {
        close();
        copies.delete(oldest);
      }
    return copy;
  };

  /** One at a time works on an account's copy. */
  const inTurn = <Result>(accountId: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = (turns.get(accountId) ?? Promise.resolve()).catch(() => undefined).then(work);
    turns.set(accountId, turn);
    const end = () => void (turns.get(accountId) === turn && turns.delete(accountId));
    turn.then(end, end);
    return turn;
  };

  const change = async (accountId: string, one: Change): Promise<void> => {
    await storeChange(bucket, accountId, one);
    // Chance decides, because many processes write.
    if (Math.random() * changesPerFile >= 1) return;
    await inTurn(accountId, async () => {
      if ((await listChanges(bucket, accountId)).length >= changesPerFile) await copyOf(accountId).compact();
    });
  };

  const present = <Result>(
    accountId: string,
    read: (file: Awaited<ReturnType<ReturnType<typeof openCopy>["current"]>>["file"]) => Result,
  ) => inTurn(accountId, async () => read((await copyOf(accountId).current()).file));

  return {
    put: (accountId, entries) => change(accountId, { put: entries.map(analysedEntry) }),
    forget: async ({ accountId, id }, before) => {
      // A deletion that is delivered late makes no object for a deleted account.
      if (await present(accountId, (file) => file.holds(id)))
        await change(accountId, { forget: { id, before } });
    },
    forgetAccount: (accountId) =>
      inTurn(accountId, async () => {
        copies.get(accountId)?.close();
        copies.delete(accountId);
        for await (const { objects } of list(bucket, folderOf(accountId)))
          await remove(
            bucket,
            objects.map(({ key }) => key),
          );
      }),
    find: (filter, page) => present(filter.accountId, (file) => file.find(filter, page)),
    completeness: (accountId) => present(accountId, (file) => file.setting("complete")),
    markComplete: (accountId, value) => change(accountId, { set: { name: "complete", value } }),
  };
};
