import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { newId } from "#platform/table/new-id.ts";
import { type Bucket, get, list, put } from "../../embedded/bucket.ts";
import type { AccountFile } from "../sqlite/sqlite.ts";
import type { AnalysedEntry } from "../sqlite/writing.ts";

/** A change of an account's index. Applied in the order of their names, or twice, changes have the same result. */
export interface Change {
  put?: AnalysedEntry[];
  forget?: { id: string; before: string };
  set?: { name: string; value: string };
}

export const folderOf = (accountId: string): string => `index/messages/${accountId}/`;

const changesOf = (accountId: string): string => `${folderOf(accountId)}changes/`;

/** Stores a change under a name that sorts by time. */
export const storeChange = (bucket: Bucket, accountId: string, change: Change): Promise<void> =>
  put(
    bucket,
    `${changesOf(accountId)}${newId("indexRevision")}`,
    zstdCompressSync(Buffer.from(JSON.stringify(change))),
  );

/** The keys of the changes since the last compaction, in order. */
export const listChanges = async (bucket: Bucket, accountId: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { objects } of list(bucket, changesOf(accountId)))
    keys.push(...objects.map(({ key }) => key));
  return keys.toSorted();
};

export const readChange = async (bucket: Bucket, key: string): Promise<Change> => {
  const { bytes } = await get(bucket, key);
  return JSON.parse(zstdDecompressSync(bytes).toString()) as Change;
};

export const apply = (file: AccountFile, { put: entries, forget, set }: Change): void => {
  if (entries) file.put(entries);
  if (forget) file.forget(forget.id, forget.before);
  if (set) file.set(set.name, set.value);
};
