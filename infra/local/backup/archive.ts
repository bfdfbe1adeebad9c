import { createHash } from "node:crypto";
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import * as tar from "tar-stream";
import * as z from "zod";

/** The last entry: what is before it, by SHA-256. A file without it was not written to its end. */
const manifestName = "manifest.json";
const Manifest = z.object({ backup: z.literal(1), files: z.record(z.string(), z.string()) });

/** Fields of every entry: private to its owner, and equal for equal files. */
const owned = { mode: 0o600, mtime: new Date(0) };

const isPlain = (name: string): boolean => /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name);

/** Packs a folder into a file, which appears under its name when it is whole and on the disk. */
export const pack = async (folder: string, file: string): Promise<{ files: number }> => {
  const unfinished = `${file}.part`;
  rmSync(unfinished, { force: true });
  const archive = tar.pack();
  const paths = filesIn(folder);
  // The reader of the stream receives the error.
  fill(archive, folder, paths).catch((error) => archive.destroy(error));
  try {
    await pipeline(
      archive,
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600, flags: "wx", flush: true }),
    );
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
  return { files: paths.length };
};

const fill = async (archive: tar.Pack, folder: string, paths: string[]): Promise<void> => {
  const digests: Record<string, string> = {};
  for (const path of paths) {
    const name = relative(folder, path).replaceAll("\\", "/");
    const { size } = statSync(path);
    const entry = archive.entry({ ...owned, name, size });
    await pipeline(
      createReadStream(path),
      digested((digest, length) => {
        if (length !== size) throw new Error(`${name} changed while it was packed.`);
        digests[name] = digest;
      }),
      entry,
    );
  }
  archive.entry({ ...owned, name: manifestName }, JSON.stringify({ backup: 1, files: digests }));
  archive.finalize();
};

/** Unpacks into a new folder. Throws an Error that says so where the file is not whole; the folder is not there then. */
export const unpack = async (file: string, folder: string): Promise<{ files: number }> => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return { files: await unpackInto(folder, file) };
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true });
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} is not a whole backup (${why}). Use another one.`, { cause });
  }
};

const unpackInto = async (folder: string, file: string): Promise<number> => {
  const digests: Record<string, string> = {};
  let promised: Record<string, string> | undefined;
  const archive = tar.extract();
  // The reader of the stream receives the error.
  pipeline(createReadStream(file), createGunzip(), archive).catch(() => undefined);
  for await (const entry of archive) {
    const { name, type } = entry.header;
    if (type !== "file" || !isPlain(name)) throw new Error("it has a file of a strange name or kind");
    if (name === manifestName) {
      promised = Manifest.parse(await json(entry)).files;
      continue;
    }
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(
      entry,
      digested((digest) => Object.assign(digests, { [name]: digest })),
      createWriteStream(path, { mode: 0o600, flags: "wx", flush: true }),
    );
  }
  if (!promised) throw new Error("it was not written to its end");
  const names = Object.keys({ ...promised, ...digests });
  const wrong = names.find((name) => promised[name] !== digests[name]);
  if (wrong !== undefined) throw new Error(`${wrong} is not as it was`);
  return names.length;
};

/** Passes bytes on, then tells their SHA-256 and how many they were. */
const digested = (tell: (digest: string, length: number) => void) =>
  async function* (chunks: AsyncIterable<Buffer>) {
    const hash = createHash("sha256");
    let length = 0;
    for await (const chunk of chunks) {
      hash.update(chunk);
      length += chunk.length;
      yield chunk;
    }
    tell(hash.digest("hex"), length);
  };

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .sort();

/** A new name is on the disk only once its folder is. */
const syncFolder = async (folder: string): Promise<void> => {
  const opened = await open(folder, "r");
  await opened.sync().finally(() => opened.close());
};
