type Kind = "open" | "close" | "word" | "symbol" | "byte" | "text" | "end";

const [backslash, open, close, quote, minus, space] = [0x5c, 0x7b, 0x7d, 0x27, 0x2d, 0x20];
const longestWord = 64;

/** The parts of a rich text file one after another; what stands in the fields belongs to the last one. */
export class Tokens {
  /** Of a control word. */
  name = "";
  parameter: number | undefined;
  /** Of a symbol its character, of "\'hh" its value. */
  byte = 0;
  /** Where its bytes stand. */
  from = 0;
  to: number;
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.to = Math.max(0, bytes.indexOf("{"));
  }

  next(): Kind {
    const { bytes } = this;
    this.from = this.to;
    const first = bytes[this.from];
    if (first === undefined) return "end";
    this.to += 1;
    if (first === open) return "open";
    if (first === close) return "close";
    if (first === backslash) return this.control();
    while (this.to < bytes.length && !isSpecial(bytes[this.to])) this.to += 1;
    return "text";
  }

  /** Goes on right before the end of the group that is open. */
  skipGroup(): void {
    let depth = 0;
    for (; this.to < this.bytes.length; this.to += 1) {
      const byte = this.bytes[this.to];
      if (byte === close && depth === 0) return;
      if (byte === open) depth += 1;
      else if (byte === close) depth -= 1;
      else if (byte === backslash) {
        this.to += 1;
        this.control();
        this.to -= 1;
      }
    }
  }

  /** What is to come holds another part of a document. */
  hasMore(): boolean {
    return this.bytes.indexOf("\\par", this.to, "latin1") >= 0;
  }

  private control(): Kind {
    const { bytes } = this;
    const sign = bytes[this.to] ?? space;
    if (isLetter(sign)) return this.word();
    this.to = Math.min(bytes.length, this.to + 1);
    this.byte = sign;
    if (sign !== quote) return "symbol";
    const digits = bytes.toString("latin1", this.to, this.to + 2);
    this.byte = /^[\da-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : space;
    if (/^[\da-f]/i.test(digits)) this.to += /^[\da-f]{2}$/i.test(digits) ? 2 : 1;
    return "byte";
  }

  private word(): Kind {
    const { bytes } = this;
    const start = this.to;
    while (isLetter(bytes[this.to] ?? 0) && this.to - start < longestWord) this.to += 1;
    this.name = bytes.toString("latin1", start, this.to);
    const digits = bytes[this.to] === minus && isDigit(bytes[this.to + 1]) ? this.to + 1 : this.to;
    let end = digits;
    while (isDigit(bytes[end]) && end - digits < 10) end += 1;
    this.parameter = end > digits ? Number(bytes.toString("latin1", this.to, end)) : undefined;
    this.to = end;
    if (bytes[end] === space) this.to += 1;
    if (this.name === "bin") this.to = Math.min(bytes.length, this.to + Math.max(0, this.parameter ?? 0));
    return "word";
  }
}

const isSpecial = (byte = 0) => byte === backslash || byte === open || byte === close;

const isLetter = (byte: number) => (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);

const isDigit = (byte = 0) => byte >= 0x30 && byte <= 0x39;
