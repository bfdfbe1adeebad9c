import { decodeOem, isOem } from "../../encoding/oem.ts";

/** Code pages of the character sets of Windows and the Macintosh, as fonts name them. Set 1 is the document's own. */
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

/** Names of code pages that do not follow a rule. */
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

export const pageOfSet = (set: number): number | undefined => pagesOfSets[set];

/** Turns bytes into text piece by piece; the last piece ends what has begun. */
export type Decode = (bytes: Uint8Array, isLast: boolean) => string;

export function decoderOf(page: number): Decode {
  const name = names[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : isoName(page));
  if (isOem(name)) return (bytes) => decodeOem(bytes, name);
  const decoder = new TextDecoder(name);
  return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast });
}

const isoName = (page: number) =>
  (page >= 28_592 && page <= 28_598) || [28_600, 28_603, 28_605].includes(page)
    ? `iso-8859-${page - 28_590}`
    : "windows-1252";
