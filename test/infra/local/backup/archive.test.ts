import {
  appendFileSync,
  createWriteStream,
  existsSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import * as tar from "tar-stream";
import { expect, it } from "vitest";
import { pack, unpack } from "#infra/local/backup/archive.ts";
import { temporaryFolder } from "#test/product.ts";

/** A backup in all but its one entry. */
const fileWith = async (entry: { name: string; type?: "symlink" | "directory" }): Promise<string> => {
  const archive = tar.pack();
  archive.entry({ linkname: "identity.json", ...entry }, entry.type ? "" : "text");
  archive.entry({ name: "manifest.json" }, JSON.stringify({ backup: 1, files: {} }));
  archive.finalize();
  const file = join(temporaryFolder(), "strange.backup");
  await pipeline(archive, createGzip(), createWriteStream(file));
  return file;
};

it.each([
  { name: "../outside" },
  { name: "/outside" },
  { name: "files/../../outside" },
  { name: "two words" },
  { name: "link", type: "symlink" as const },
  { name: "folder", type: "directory" as const },
])("a backup with $name is refused, and leaves no folder", async (entry) => {
  const file = await fileWith(entry);
  const into = join(dirname(file), "restored");
  await expect(unpack(file, into)).rejects.toThrow("a file of a strange name or kind");
  expect(existsSync(into)).toBe(false);
});

it("a file that changes while it is packed leaves no backup", async () => {
  const [folder, kept] = [temporaryFolder(), temporaryFolder()];
  writeFileSync(join(folder, "queue.db"), "as it was measured");
  const packing = pack(folder, join(kept, "docent.backup"));
  appendFileSync(join(folder, "queue.db"), ", and more");
  await expect(packing).rejects.toThrow("queue.db changed while it was packed.");
  expect(readdirSync(kept)).toEqual([]);
});

it("files of every size come back, also under long names", async () => {
  const [folder, kept] = [temporaryFolder(), temporaryFolder()];
  const sizes = [0, 1, 511, 512, 513, 65_537, 3_000_000];
  for (const size of sizes)
    writeFileSync(join(folder, `${size}-`.padEnd(200, "x")), Buffer.alloc(size, "ab"));
  await pack(folder, join(kept, "docent.backup"));
  expect(await unpack(join(kept, "docent.backup"), join(kept, "restored"))).toEqual({ files: sizes.length });
  const names = readdirSync(folder);
  expect(readdirSync(join(kept, "restored"))).toEqual(names);
  const changed = names.filter(
    (name) => !readFileSync(join(folder, name)).equals(readFileSync(join(kept, "restored", name))),
  );
  expect(changed).toEqual([]);
});
