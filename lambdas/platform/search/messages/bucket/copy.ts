import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { newId } from "#platform/table/new-id.ts";
import { type Bucket, getChanged, isMissing, putInPlaceOf, remove } from "../../embedded/bucket.ts";
import { type AccountFile, openAccountFile } from "../sqlite/sqlite.ts";
import { apply, folderOf, listChanges, readChange } from "./changes.ts";

const readAtOnce = 16;

/**
 * This process's copy of an account's index: the compacted file of the bucket with the changes since. A change that a
 * compaction removed while it was to be read is in the next file.
 */
export const openCopy = (bucket: Bucket, accountId: string) => {
  const path = join(tmpdir(), `${newId("indexEdition")}.db`);
  const base = `${folderOf(accountId)}compacted`;
  let file: AccountFile | undefined;
  let known: { etag: string } | undefined;
  let applied = new Set<string>();

  const close = (): void => {
    file?.close();
    file = undefined;
    for (const end of ["", "-wal", "-shm"]) rmSync(path + end, { force: true });
  };

  const begin = (bytes: Uint8Array | undefined): AccountFile => {
    close();
    if (bytes) writeFileSync(path, zstdDecompressSync(bytes), { mode: 0o600 });
    applied = new Set();
    file = openAccountFile(path);
    return file;
  };

  /** Brings the copy up to date and returns it with the keys of the changes that the bucket lists. */
  const current = async (): Promise<{ file: AccountFile; changes: string[] }> => {
    for (;;) {
      const changes = await listChanges(bucket, accountId);
      // Read behind the list: a change that is gone from it is in this file.
      const stored = await getChanged(bucket, base, known);
      if (!file || stored?.etag !== known?.etag)
        begin(stored && "bytes" in stored ? (stored.bytes as Uint8Array) : undefined);
      known = stored && { etag: stored.etag };
      try {
        await applyAll(changes.filter((key) => !applied.has(key)));
        if (file) return { file, changes };
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    }
  };

  const applyAll = async (keys: string[]): Promise<void> => {
    for (let from = 0; from < keys.length; from += readAtOnce) {
      const some = keys.slice(from, from + readAtOnce);
      const read = await Promise.all(some.map((key) => readChange(bucket, key)));
      for (const [at, change] of read.entries()) {
        if (file) apply(file, change);
        applied.add(some[at] ?? "");
      }
    }
  };

  /** Writes one file in place of the changes, unless another process did so first. */
  const compact = async (): Promise<void> => {
    const { file: present, changes } = await current();
    const copy = `${path}.compacted`;
    present.copyInto(copy);
    const bytes = zstdCompressSync(readFileSync(copy));
    rmSync(copy);
    const etag = await putInPlaceOf(bucket, base, bytes, known?.etag);
    if (!etag) return;
    known = { etag };
    await remove(bucket, changes);
  };

  return { current, compact, close };
};
