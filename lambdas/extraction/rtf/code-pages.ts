import { decodeOem, isOem } from "../encoding/oem.ts";
import { symbolOf } from "../office/symbols.ts";

const maxBytes = 8192;

export interface Font {
  name: string;
  /** Code page of its bytes. */
  page: number;
  /** Its characters are symbols. */
  isSymbol: boolean;
}

/** Decodes bytes one by one: in East Asian code pages two of them form a character. */
export class ByteText {
  private readonly decoders = new Map<number, Decode>();
  private readonly bytes = Buffer.alloc(maxBytes);
  private length = 0;
  /** Code page of the buffered bytes. */
  private page = 1252;
  private text = "";

  get isEmpty(): boolean {
    return this.length === 0 && this.text === "";
  }

  add(byte: number, { page, name, isSymbol }: Font): void {
    if (isSymbol) this.text = this.take() + symbolOf(byte, name);
    else {
      if (page !== this.page) this.text = this.take();
      this.page = page;
      this.bytes[this.length] = byte;
      this.length += 1;
      if (this.length === maxBytes) this.text += this.decoded(false);
    }
  }

  /** Returns and clears the text added since the last call. */
  take(): string {
    const text = this.text + (this.isEmpty ? "" : this.decoded(true));
    this.text = "";
    return text;
  }

  private decoded(isLast: boolean): string {
    const decode = this.decoders.get(this.page) ?? decoderOf(this.page);
    this.decoders.set(this.page, decode);
    const text = decode(this.bytes.subarray(0, this.length), isLast);
    this.length = 0;
    return text;
  }
}

/** The character of a `\u` code; codes of the private use area are those of symbol fonts. */
export const unicodeCharacter = (number: number, { name }: Font): string => {
  const code = number < 0 ? number + 0x10000 : number;
  if (code >= 0xe000 && code <= 0xf8ff) return symbolOf(code, name);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
};

/** Code pages of the character sets that fonts name (`\fcharset`). Set 1 is the document's own. */
const pagesOfSets: Record<number, number> = {
  0: 1252,
  77: 10_000,
  78: 932,
  79: 949,
  80: 936,
  81: 950,
  89: 10_007,
  128: 932,
  129: 949,
  130: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
  255: 850,
};

/** Encodings by code page, except those that `decoderOf` computes. */
const names: Record<number, string> = {
  437: "cp437",
  708: "iso-8859-6",
  850: "cp850",
  852: "cp852",
  866: "ibm866",
  874: "windows-874",
  932: "shift_jis",
  936: "gb18030",
  949: "euc-kr",
  950: "big5",
  1361: "euc-kr",
  10000: "macintosh",
  10007: "x-mac-cyrillic",
  20866: "koi8-r",
  21866: "koi8-u",
  54936: "gb18030",
  65001: "utf-8",
};

/** Code page of a font's character set. */
export const pageOfSet = (set: number): number | undefined => pagesOfSets[set];

/** Decodes consecutive pieces of a text; `isLast` flushes an incomplete character. */
type Decode = (bytes: Uint8Array, isLast: boolean) => string;

const decoderOf = (page: number): Decode => {
  const name = names[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : isoName(page));
  if (isOem(name)) return (bytes) => decodeOem(bytes, name);
  const decoder = new TextDecoder(name);
  return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast });
};

const isoName = (page: number) =>
  (page >= 28_592 && page <= 28_598) || [28_600, 28_603, 28_605].includes(page)
    ? `iso-8859-${page - 28_590}`
    : "windows-1252";
