import { createReadStream, statSync } from "node:fs";

/**
 * The ustar interchange format (POSIX.1-1988), which every `tar` reads: a header of 512 bytes, the bytes of the file, and
 * zeros up to the next 512.
 */
const block = 512;
const longestName = 100;
const largestBytes = 8 ** 11 - 1;

export interface Entry {
  /** With `/` between folders, within the archive. */
  name: string;
  size: number;
  chunks: AsyncIterable<Buffer>;
}

export const entryOfFile = (name: string, file: string): Entry => ({
  name,
  size: statSync(file).size,
  chunks: createReadStream(file),
});

export const entryOfText = (name: string, text: string): Entry => ({
  name,
  size: Buffer.byteLength(text),
  chunks: (async function* () {
    yield Buffer.from(text);
  })(),
});

/** The archive's bytes. Throws an Error for a name or a file that the format has no room for. */
export async function* packed(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, size, chunks } of entries) {
    yield headerOf(name, size);
    let sent = 0;
    for await (const chunk of chunks) {
      sent += chunk.length;
      yield chunk;
    }
    if (sent !== size) throw new Error(`${name} changed while it was packed.`);
    yield Buffer.alloc(paddingOf(size));
  }
  yield Buffer.alloc(2 * block);
}

/** The entries of an archive; each one's bytes have to be read before the next. Ends with the archive, however that ends. */
export async function* unpacked(archive: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const reader = readerOf(archive);
  for (;;) {
    const header = await reader.exactly(block);
    if (!header || header.every((byte) => byte === 0)) return reader.toTheEnd();
    const { name, size } = readHeader(header);
    yield { name, size, chunks: reader.bytes(size) };
    await reader.exactly(paddingOf(size));
  }
}

const paddingOf = (size: number): number => (block - (size % block)) % block;

const headerOf = (name: string, size: number): Buffer => {
  if (Buffer.byteLength(name) > longestName || size > largestBytes)
    throw new Error(`${name} does not fit into a backup.`);
  const header = Buffer.alloc(block);
  header.write(name, 0);
  header.write("0000600\0", 100);
  header.write("0000000\0".repeat(2), 108);
  header.write(`${octal(size, 11)}\0${octal(0, 11)}\0`, 124);
  header.write("        0", 148);
  header.write("ustar\x0000", 257);
  header.write(`${octal(sumOf(header), 6)}\0 `, 148);
  return header;
};

const readHeader = (header: Buffer): { name: string; size: number } => {
  const sum = Number.parseInt(header.toString("latin1", 148, 154), 8);
  const blank = Buffer.from(header);
  blank.fill(" ", 148, 156);
  if (sum !== sumOf(blank)) throw new Error("The archive is damaged.");
  return {
    name: header.toString("utf8", 0, longestName).replace(/\0.*$/s, ""),
    size: Number.parseInt(header.toString("latin1", 124, 135), 8),
  };
};

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, "0");

const sumOf = (header: Buffer): number => header.reduce((sum, byte) => sum + byte, 0);

const readerOf = (source: AsyncIterable<Buffer>) => {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const take = async (most: number): Promise<Buffer | undefined> => {
    if (rest.length === 0) {
      const { value, done } = await chunks.next();
      if (done) return undefined;
      rest = value;
    }
    const piece = rest.subarray(0, most);
    rest = rest.subarray(piece.length);
    return piece;
  };
  async function* bytes(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      const piece = await take(left);
      if (!piece) throw new Error("The archive is cut off.");
      left -= piece.length;
      yield piece;
    }
  }
  return {
    bytes,
    /** Whether the source ends as it should shows at its end. */
    async toTheEnd(): Promise<void> {
      while (await take(block));
    },
    /** Nothing where the source has ended. */
    async exactly(size: number): Promise<Buffer | undefined> {
      const first = await take(size);
      if (!first) return undefined;
      return Buffer.concat([first, ...(await Array.fromAsync(bytes(size - first.length)))]);
    },
  };
};
