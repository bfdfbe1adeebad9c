type Kind = "open" | "close" | "word" | "symbol" | "byte" | "text" | "end";

const [backslash, open, close, quote, minus, space] = [0x5c, 0x7b, 0x7d, 0x27, 0x2d, 0x20];
const maxWordLength = 64;

/** Tokeniser of a rich text file. `next` moves to the next token; the fields describe the current one. */
export class Tokens {
  /** Name of a control word. */
  name = "";
  /** Numeric parameter of a control word. */
  parameter: number | undefined;
  /** Character of a control symbol, or value of `\'hh`. */
  byte = 0;
  /** Byte offsets of the token, end exclusive. */
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

  /** Moves to the closing brace of the open group. */
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

  /** True if paragraphs follow, as in two concatenated files. */
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
    while (isLetter(bytes[this.to] ?? 0) && this.to - start < maxWordLength) this.to += 1;
    this.name = bytes.toString("latin1", start, this.to);
    const digits = bytes[this.to] === minus && isDigit(bytes[this.to + 1]) ? this.to + 1 : this.to;
    let end = digits;
    while (isDigit(bytes[end]) && end - digits < 10) end += 1;
    this.parameter = end > digits ? Number(bytes.toString("latin1", this.to, end)) : undefined;
    this.to = end;
    if (bytes[end] === space) this.to += 1;
    // Binary data follows, which may contain braces.
    if (this.name === "bin") this.to = Math.min(bytes.length, this.to + Math.max(0, this.parameter ?? 0));
    return "word";
  }
}

/** Characters that control words stand for. */
export const wordCharacters = new Map([
  ["tab", "\t"],
  ["line", "\n"],
  ["lbr", "\n"],
  ["softline", "\n"],
  ["emdash", "—"],
  ["endash", "–"],
  ["emspace", " "],
  ["enspace", " "],
  ["qmspace", " "],
  ["lquote", "‘"],
  ["rquote", "’"],
  ["ldblquote", "“"],
  ["rdblquote", "”"],
  ["bullet", "•"],
  ["zwj", "\u200d"],
  ["zwnj", "\u200c"],
]);

/** Characters that control symbols stand for. */
export const symbolCharacters = new Map([
  ["~", "\u00a0"],
  ["_", "-"],
  ["\\", "\\"],
  ["{", "{"],
  ["}", "}"],
  ["\t", "\t"],
]);

/** Line ends have no meaning in rich text; zeros are padding. */
export const isBreak = (byte = 0): boolean => byte === 0 || byte === 10 || byte === 13;

export const withoutBreaks = (text: string): string => text.replace(/[\0\r\n]/g, "");

export const isAscii = (bytes: Buffer, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if ((bytes[at] ?? 0) >= 0x80) return false;
  return true;
};

const isSpecial = (byte = 0) => byte === backslash || byte === open || byte === close;

const isLetter = (byte: number) => (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);

const isDigit = (byte = 0) => byte >= 0x30 && byte <= 0x39;
