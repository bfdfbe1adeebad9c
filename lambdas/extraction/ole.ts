const headerBytes = 512;
const entryBytes = 128;
const nameLengthAt = 64;
const typeAt = 66;
const streamType = 2;
const rootType = 5;
const endOfChain = 0xfffffffe;
const maxDirectoryEntries = 50_000;

interface Entry {
  name: string;
  type: number;
  /** Numbers of the sibling entries, and of the first entry in a storage. */
  left: number;
  right: number;
  child: number;
  /** Number of its first sector. */
  start: number;
  /** In bytes. */
  size: number;
}

/** The streams in the root storage of an OLE compound file; names ignore case. */
export interface OleFile {
  has: (name: string) => boolean;
  /** Undefined without such a stream. Throws if it is truncated or its sectors form a cycle. */
  stream: (name: string) => Buffer | undefined;
}

/**
 * Opens an OLE compound file. Throws for a damaged one. Sector chains are followed no further than the file is long
 * and sizes are checked against the file, which bounds the work on a hostile file. Format: [MS-CFB].
 */
export const openOle = (bytes: Uint8Array): OleFile => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < headerBytes) throw new Error("a compound file without its header");
  const [shift, miniShift] = [file.readUInt16LE(30), file.readUInt16LE(32)];
  if ((shift !== 9 && shift !== 12) || miniShift < 4 || miniShift > 9) throw new Error("odd sector sizes");
  const [sectorBytes, miniBytes] = [1 << shift, 1 << miniShift];
  const sector = (number: number) => sectorAt(file, number, sectorBytes);
  const fat = numbers(Buffer.concat(fatSectors(file, sectorBytes).map(sector)));
  const chain = (start: number) => Buffer.concat(sectorsFrom(start, fat).map(sector));
  const entries = entriesIn(chain(file.readUInt32LE(48)));
  const [root] = entries;
  if (root?.type !== rootType) throw new Error("a compound file without a root");
  const miniFat = numbers(chain(file.readUInt32LE(60)));
  const miniStream = root.size > 0 ? chain(root.start) : Buffer.alloc(0);
  const miniSector = (number: number) => miniStream.subarray(number * miniBytes, (number + 1) * miniBytes);
  const miniChain = (start: number) => Buffer.concat(sectorsFrom(start, miniFat).map(miniSector));
  const miniStreamCutoff = file.readUInt32LE(56);
  const streams = new Map(siblings(entries, root.child).map((entry) => [entry.name.toLowerCase(), entry]));
  return {
    has: (name) => streams.has(name.toLowerCase()),
    stream: (name) => {
      const entry = streams.get(name.toLowerCase());
      if (entry?.type !== streamType) return;
      if (entry.size > file.length) throw new Error("a stream larger than the file");
      if (entry.size === 0) return Buffer.alloc(0);
      const content = entry.size < miniStreamCutoff ? miniChain(entry.start) : chain(entry.start);
      if (content.length < entry.size) throw new Error("a stream that was cut off");
      return content.subarray(0, entry.size);
    },
  };
};

/**
 * Names of the streams in an OLE compound file. Reads every possible position of a directory entry instead of
 * following sector chains, so that a truncated or cyclic file costs no more. Format: [MS-CFB] 2.6.1.
 */
export const oleStreamNames = (bytes: Uint8Array): Set<string> => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names = new Set<string>();
  for (let at = headerBytes; at + entryBytes <= file.length; at += entryBytes) {
    const length = file.readUInt16LE(at + nameLengthAt);
    if (file[at + typeAt] !== streamType || length < 4 || length > 64) continue;
    names.add(file.toString("utf16le", at, at + length - 2));
  }
  return names;
};

/** Numbers of the sectors that hold the file allocation table: 109 in the header, more in a chain (DIFAT). */
const fatSectors = (file: Buffer, sectorBytes: number): number[] => {
  const most = file.length / sectorBytes;
  const perSector = sectorBytes / 4 - 1;
  const sectors: number[] = [];
  for (let index = 0; index < 109; index += 1) sectors.push(file.readUInt32LE(76 + index * 4));
  let next = file.readUInt32LE(68);
  for (let steps = 0; next < endOfChain - 1 && file.readUInt32LE(72) > 0; steps += 1) {
    if (steps > most) throw cyclic();
    const more = numbers(sectorAt(file, next, sectorBytes));
    sectors.push(...more.subarray(0, perSector));
    next = more[perSector] ?? endOfChain;
  }
  const used = sectors.filter((sector) => sector < endOfChain - 1);
  if (used.length > most) throw new Error("more allocation table sectors than the file has sectors");
  return used;
};

/** The last sector of a file may be short: it is padded. */
const sectorAt = (file: Buffer, number: number, sectorBytes: number): Buffer => {
  const from = (number + 1) * sectorBytes;
  if (from >= file.length) throw new Error("a sector behind the end of the file");
  const found = file.subarray(from, from + sectorBytes);
  return found.length === sectorBytes
    ? found
    : Buffer.concat([found, Buffer.alloc(sectorBytes - found.length)]);
};

const sectorsFrom = (start: number, fat: Uint32Array): number[] => {
  const seen = new Set<number>();
  for (let at = start; at < endOfChain - 1; at = fat[at] ?? endOfChain) {
    if (seen.has(at)) throw cyclic();
    seen.add(at);
  }
  return [...seen];
};

const entriesIn = (directory: Buffer): Entry[] => {
  const count = Math.min(maxDirectoryEntries, Math.floor(directory.length / entryBytes));
  return Array.from({ length: count }, (_, index) => entryAt(directory, index * entryBytes));
};

const entryAt = (directory: Buffer, at: number): Entry => {
  const nameBytes = Math.min(64, directory.readUInt16LE(at + nameLengthAt));
  return {
    name: directory.toString("utf16le", at, at + Math.max(0, nameBytes - 2)),
    type: directory[at + typeAt] ?? 0,
    left: directory.readUInt32LE(at + 68),
    right: directory.readUInt32LE(at + 72),
    child: directory.readUInt32LE(at + 76),
    start: directory.readUInt32LE(at + 116),
    size: directory.readUInt32LE(at + 120),
  };
};

/** The entries of a storage, which form a binary tree. */
const siblings = (entries: Entry[], first: number): Entry[] => {
  const found: Entry[] = [];
  const seen = new Set<number>();
  const open = [first];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const entry = entries[at];
    if (!entry) continue;
    if (seen.has(at)) throw new Error("directory entries in a cycle");
    seen.add(at);
    found.push(entry);
    open.push(entry.left, entry.right);
  }
  return found;
};

/** Little-endian 32-bit numbers. */
const numbers = (bytes: Buffer): Uint32Array => {
  const found = new Uint32Array(Math.floor(bytes.length / 4));
  for (let index = 0; index < found.length; index += 1) found[index] = bytes.readUInt32LE(index * 4);
  return found;
};

const cyclic = () => new Error("sectors in a cycle");
