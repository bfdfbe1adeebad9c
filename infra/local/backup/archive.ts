import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import * as z from "zod";
import { type Entry, entryOfFile, entryOfText, packed, unpacked } from "./tar.ts";

/** The last entry: what is before it, by SHA-256. A file without it was not written to its end. */
const manifestName = "manifest.json";
const Manifest = z.object({ backup: z.literal(1), files: z.record(z.string(), z.string()) });

const isPlain = (name: string): boolean => /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name);

/** Packs a folder into a file, which appears under its name when it is whole and on the disk. */
export const pack = async (folder: string, file: string): Promise<{ files: number }> => {
  const unfinished = `${file}.part`;
  rmSync(unfinished, { force: true });
  const digests: Record<string, string> = {};
  const entries = async function* (): AsyncGenerator<Entry> {
    for (const path of filesIn(folder)) {
      const name = relative(folder, path).replaceAll("\\", "/");
      const entry = entryOfFile(name, path);
      yield {
        ...entry,
        chunks: digested(entry.chunks, (digest) => Object.assign(digests, { [name]: digest })),
      };
    }
    yield entryOfText(manifestName, JSON.stringify({ backup: 1, files: digests }));
  };
  try {
    await pipeline(
      Readable.from(packed(entries())),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600, flags: "wx", flush: true }),
    );
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
  return { files: Object.keys(digests).length };
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
  const gunzip = createGunzip();
  // Whoever reads from it is told what went wrong.
  pipeline(createReadStream(file), gunzip).catch(() => undefined);
  for await (const { name, chunks } of unpacked(gunzip)) {
    if (name === manifestName) {
      promised = Manifest.parse(JSON.parse(Buffer.concat(await Array.fromAsync(chunks)).toString())).files;
      continue;
    }
    if (!isPlain(name)) throw new Error("it has a file of a strange name");
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const into = createWriteStream(path, { mode: 0o600, flags: "wx", flush: true });
    await pipeline(
      Readable.from(digested(chunks, (digest) => Object.assign(digests, { [name]: digest }))),
      into,
    );
  }
  if (!promised) throw new Error("it was not written to its end");
  const names = Object.keys({ ...promised, ...digests });
  const wrong = names.find((name) => promised[name] !== digests[name]);
  if (wrong !== undefined) throw new Error(`${wrong} is not as it was`);
  return names.length;
};

async function* digested(chunks: AsyncIterable<Buffer>, tell: (digest: string) => void) {
  const hash = createHash("sha256");
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  tell(hash.digest("hex"));
}

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
