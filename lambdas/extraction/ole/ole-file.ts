import { AppError } from "#shared/errors.ts";

const headerBytes = 512;
const entryBytes = 128;
const endOfChain = 0xfffffffe;
const mostDirectoryEntries = 50_000;

type Entry = {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
};

/**
 * An OLE compound file: the streams of its root storage. Every chain is followed at most as far as the file is
 * long, and no size is believed that the file cannot hold, so a broken file ends in an error at once.
 * Format: [MS-CFB].
 */
export class OleFile {
  private readonly file: Buffer;
  private readonly sectorBytes: number;
  private readonly miniBytes: number;
  private readonly cutoff: number;
  private readonly fat: Uint32Array;
  private readonly miniFat: Uint32Array;
  private readonly miniStream: Buffer;
  private readonly streams = new Map<string, Entry>();

  constructor(bytes: Uint8Array) {
    this.file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (this.file.length < headerBytes) throw new Error("a compound file without its header");
    const [shift, miniShift] = [this.file.readUInt16LE(30), this.file.readUInt16LE(32)];
    if ((shift !== 9 && shift !== 12) || miniShift < 4 || miniShift > 9) throw new Error("odd sector sizes");
    this.sectorBytes = 1 << shift;
    this.miniBytes = 1 << miniShift;
    this.cutoff = this.file.readUInt32LE(56);
    this.fat = numbers(Buffer.concat(this.fatSectors().map((sector) => this.sector(sector))));
    const entries = this.entries();
    const [root] = entries;
    if (root?.type !== 5) throw new Error("a compound file without a root");
    this.miniFat = numbers(this.chain(this.file.readUInt32LE(60)));
    this.miniStream = root.size > 0 ? this.chain(root.start) : Buffer.alloc(0);
    for (const entry of this.inRoot(entries, root.child)) this.streams.set(entry.name.toLowerCase(), entry);
  }

  /** The content of a stream of the root storage. */
  stream(name: string): Buffer | undefined {
    const entry = this.streams.get(name.toLowerCase());
    if (entry?.type !== 2) return;
    if (entry.size > this.file.length) throw new Error("a stream larger than the file");
    if (entry.size === 0) return Buffer.alloc(0);
    const content = entry.size < this.cutoff ? this.miniChain(entry.start) : this.chain(entry.start);
    if (content.length < entry.size) throw new Error("a stream that was cut off");
    return content.subarray(0, entry.size);
  }

  has(name: string): boolean {
    return this.streams.has(name.toLowerCase());
  }

  private fatSectors(): number[] {
    const most = this.file.length / this.sectorBytes;
    const sectors: number[] = [];
    const perSector = this.sectorBytes / 4 - 1;
    for (let index = 0; index < 109; index += 1) sectors.push(this.file.readUInt32LE(76 + index * 4));
    let next = this.file.readUInt32LE(68);
    for (let steps = 0; next < endOfChain - 1 && this.file.readUInt32LE(72) > 0; steps += 1) {
      if (steps > most) throw new Error("sectors in a circle");
      const more = numbers(this.sector(next));
      sectors.push(...more.subarray(0, perSector));
      next = more[perSector] ?? endOfChain;
    }
    const used = sectors.filter((sector) => sector < endOfChain - 1);
    if (used.length > most) throw new Error("more tables of sectors than the file has sectors");
    return used;
  }

  /** A sector's bytes; only the last of a file may be short. */
  private sector(number: number): Buffer {
    const from = (number + 1) * this.sectorBytes;
    if (from >= this.file.length) throw new Error("a sector behind the end of the file");
    const found = this.file.subarray(from, from + this.sectorBytes);
    return found.length === this.sectorBytes
      ? found
      : Buffer.concat([found, Buffer.alloc(this.sectorBytes - found.length)]);
  }

  private chain(start: number): Buffer {
    const sectors: Buffer[] = [];
    const seen = new Set<number>();
    for (let at = start; at < endOfChain - 1; at = this.fat[at] ?? endOfChain) {
      if (seen.has(at)) throw new Error("sectors in a circle");
      seen.add(at);
      sectors.push(this.sector(at));
    }
    return Buffer.concat(sectors);
  }

  private miniChain(start: number): Buffer {
    const sectors: Buffer[] = [];
    const seen = new Set<number>();
    for (let at = start; at < endOfChain - 1; at = this.miniFat[at] ?? endOfChain) {
      if (seen.has(at)) throw new Error("sectors in a circle");
      seen.add(at);
      sectors.push(this.miniStream.subarray(at * this.miniBytes, (at + 1) * this.miniBytes));
    }
    return Buffer.concat(sectors);
  }

  private entries(): Entry[] {
    const directory = this.chain(this.file.readUInt32LE(48));
    const count = Math.min(mostDirectoryEntries, Math.floor(directory.length / entryBytes));
    return Array.from({ length: count }, (_, index) => entryAt(directory, index * entryBytes));
  }

  /** Siblings form a tree; an entry met twice means that it runs in a circle. */
  private inRoot(entries: Entry[], first: number): Entry[] {
    const found: Entry[] = [];
    const seen = new Set<number>();
    const open = [first];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const entry = entries[at];
      if (!entry) continue;
      if (seen.has(at)) throw new Error("directory entries in a circle");
      seen.add(at);
      found.push(entry);
      open.push(entry.left, entry.right);
    }
    return found;
  }
}

function entryAt(directory: Buffer, at: number): Entry {
  const nameBytes = Math.min(64, directory.readUInt16LE(at + 64));
  return {
    name: directory.toString("utf16le", at, at + Math.max(0, nameBytes - 2)),
    type: directory[at + 66] ?? 0,
    left: directory.readUInt32LE(at + 68),
    right: directory.readUInt32LE(at + 72),
    child: directory.readUInt32LE(at + 76),
    start: directory.readUInt32LE(at + 116),
    size: directory.readUInt32LE(at + 120),
  };
}

/** A multiple of four bytes as numbers. */
function numbers(bytes: Buffer): Uint32Array {
  const found = new Uint32Array(Math.floor(bytes.length / 4));
  for (let index = 0; index < found.length; index += 1) found[index] = bytes.readUInt32LE(index * 4);
  return found;
}

export const locked = () =>
  new AppError("invalid", "The file is protected by a password. Remove the password and upload it again.");
