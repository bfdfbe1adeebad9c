export interface RichString {
  text: string;
  /** Fonts from a character on. */
  runs: Array<{ at: number; font: number }>;
}

const maxStrings = 1_000_000;

/** The shared strings of an XLS workbook, from the record and its continuations. Format: [MS-XLS] 2.4.265. */
export const sharedStrings = (chunks: Buffer[]): RichString[] => {
  const source = new Continued(chunks);
  const found: RichString[] = [];
  source.skip(4);
  const count = Math.min(maxStrings, source.number(4));
  while (found.length < count && source.hasMore) found.push(stringAt(source));
  return found;
};

const stringAt = (source: Continued): RichString => {
  const length = source.number(2);
  const flags = source.number(1);
  const runs = flags & 8 ? source.number(2) : 0;
  const extension = flags & 4 ? source.number(4) : 0;
  const text = source.characters(length, (flags & 1) === 1);
  const all = Array.from({ length: runs }, () => ({ at: source.number(2), font: source.number(2) }));
  source.skip(extension);
  return { text, runs: all };
};

/** Bytes of a record that goes on in others. Characters that go on begin with another flag for their width. */
class Continued {
  private readonly chunks: Buffer[];
  private chunk = 0;
  private at = 0;

  constructor(chunks: Buffer[]) {
    this.chunks = chunks;
  }

  get hasMore(): boolean {
    this.turn();
    return this.chunk < this.chunks.length;
  }

  number(bytes: number): number {
    let value = 0;
    for (let index = 0; index < bytes; index += 1) value += this.byte() * 256 ** index;
    return value;
  }

  skip(bytes: number): void {
    for (let left = bytes; left > 0 && this.hasMore; ) {
      const step = Math.min(left, this.left);
      this.at += step;
      left -= step;
    }
  }

  characters(length: number, isWide: boolean): string {
    let text = "";
    let each = isWide ? 2 : 1;
    while (text.length < length && this.chunk < this.chunks.length) {
      const count = Math.min(length - text.length, Math.floor(this.left / each));
      const bytes = this.chunks[this.chunk]?.subarray(this.at, this.at + count * each);
      text += bytes?.toString(each === 2 ? "utf16le" : "latin1") ?? "";
      this.at += count * each;
      if (text.length === length) break;
      this.chunk += 1;
      this.at = 0;
      each = this.byte() & 1 ? 2 : 1;
    }
    return text;
  }

  private get left(): number {
    return (this.chunks[this.chunk]?.length ?? 0) - this.at;
  }

  private byte(): number {
    this.turn();
    const value = this.chunks[this.chunk]?.[this.at] ?? 0;
    this.at += 1;
    return value;
  }

  private turn(): void {
    while (this.chunk < this.chunks.length && this.left <= 0) {
      this.chunk += 1;
      this.at = 0;
    }
  }
}
