import type { ForeignFormat } from "../refusal.ts";

type Sort = ForeignFormat["sort"];

/** First bytes of binary formats, as Latin-1 ("?" matches any byte). */
const signatures: Array<[starts: string[], name: string, sort: Sort]> = [
  [["\x89PNG\r\n"], "a PNG image", "image"],
  [["\xff\xd8\xff"], "a JPEG image", "image"],
  [["GIF87a", "GIF89a"], "a GIF image", "image"],
  [["II*\0", "MM\0*"], "a TIFF image", "image"],
  [["RIFF????WEBP"], "a WebP image", "image"],
  [
    ["BM????\0\0\0\0????(\0\0\0", "BM????\0\0\0\0????l\0\0\0", "BM????\0\0\0\0????|\0\0\0"],
    "a BMP image",
    "image",
  ],
  [["8BPS\0"], "a Photoshop image", "image"],
  [["\0\0\x01\0\x01\0", "\0\0\x01\0\x02\0", "\0\0\x01\0\x03\0", "\0\0\x01\0\x04\0"], "an icon", "image"],
  [
    ["\0\0\0?ftyphei", "\0\0\0?ftyphev", "\0\0\0?ftypmif1", "\0\0\0?ftypavif"],
    "a HEIC or AVIF image",
    "image",
  ],
  [["\xff\x0a", "\0\0\0\x0cJXL "], "a JPEG XL image", "image"],
  [["\0\0\0\x0cjP  "], "a JPEG 2000 image", "image"],
  [["AT&TFORM"], "a DjVu scan", "image"],
  [["\xd7\xcd\xc6\x9a"], "a Windows metafile image", "image"],
  [["\0\0\0?ftypM4A", "\0\0\0?ftypM4B"], "an audio recording", "recording"],
  [
    ["\0\0\0?ftyp", "\x1a\x45\xdf\xa3", "RIFF????AVI ", "FLV\x01", "\0\0\x01\xba", "\0\0\x01\xb3"],
    "a video",
    "recording",
  ],
  [["\x30\x26\xb2\x75\x8e\x66\xcf\x11", "\0???moov", "\0???mdat"], "a video", "recording"],
  [
    ["RIFF????WAVE", "ID3\x02", "ID3\x03", "ID3\x04", "OggS\0", "fLaC\0", "MThd\0", "#!AMR", "FORM????AIF"],
    "an audio recording",
    "recording",
  ],
  [["\xff\xfb", "\xff\xf3", "\xff\xf2", "\xff\xf1", "\xff\xf9"], "an audio recording", "recording"],
  [["PK\x05\x06", "PK\x07\x08"], "a zip archive", "archive"],
  [["\x1f\x8b\x08"], "a gzip archive", "archive"],
  [["BZh?1AY&SY"], "a bzip2 archive", "archive"],
  [["\xfd7zXZ\0"], "an xz archive", "archive"],
  [["7z\xbc\xaf\x27\x1c"], "a 7-Zip archive", "archive"],
  [["Rar!\x1a\x07"], "a RAR archive", "archive"],
  [["\x28\xb5\x2f\xfd", "\x04\x22\x4d\x18", "\x1f\x9d"], "a compressed archive", "archive"],
  [["MSCF\0\0\0\0"], "a cabinet archive", "archive"],
  [[`${"?".repeat(257)}ustar`], "a tar archive", "archive"],
  [["!<arch>\n", "\xed\xab\xee\xdb"], "a package archive", "archive"],
  [[`${"?".repeat(32769)}CD001`], "a disc image", "archive"],
  [
    ["MZ\x90\0", "MZ\0", "MZ?\0", "\x7fELF", "\xca\xfe\xba\xbe", "\xcf\xfa\xed\xfe", "\xce\xfa\xed\xfe"],
    "a program",
    "program",
  ],
  [["\0asm", "dex\n03", "FWS\x04", "FWS\x05", "CWS\x06", "CWS\x08"], "a program", "program"],
  [
    ["\0\x01\0\0\0?\0", "\0\x01\0\0\0?\x01\0", "OTTO\0", "wOFF", "wOF2", "ttcf\0", "%!PS-AdobeFont"],
    "a font",
    "program",
  ],
  [["%!PS", "\xc5\xd0\xd3\xc6"], "a PostScript file", "drawing"],
  [["AC10??\0"], "an AutoCAD drawing", "drawing"],
  [["SQLite format 3\0"], "an SQLite database", "database"],
  [["\0\x01\0\0Standard Jet DB", "\0\x01\0\0Standard ACE DB"], "an Access database", "database"],
  [["PAR1\x15", "Obj\x01"], "a table of a data warehouse", "database"],
  [["\x89HDF\r\n"], "an HDF5 data file", "database"],
  [["!BDN"], "an Outlook mailbox", "message"],
  [["\x78\x9f\x3e\x22"], "a winmail.dat attachment", "message"],
  [["\xe4\x52\x5c\x7b\x8c\xd8\xa7\x4d"], "a OneNote section", "drawing"],
  [["\xffWPC"], "a WordPerfect document", "document"],
  [["\xdb\xa5\x2d", "\x31\xbe\0\0", "\xfe\x37\0"], "a document of an early version of Word", "document"],
  [["\0\0\x02\0\x06\x04\x06\0", "\0\0\x1a\0"], "a Lotus 1-2-3 worksheet", "workbook"],
  [["bplist00"], "a binary property list", "program"],
  [["ITSF\x03\0"], "a compiled help file", "document"],
  [[`${"?".repeat(60)}BOOKMOBI`], "a Kindle book", "document"],
  [["-----BEGIN PGP MESSAGE-----"], "an encrypted message", "secret"],
  [["age-encryption.org", "Salted__"], "an encrypted file", "secret"],
];

/** The format of a file that is recognised but not read, by its first bytes. */
export const foreignFormat = (head: string): ForeignFormat | undefined => {
  const found = signatures.find(([starts]) => starts.some((start) => isStart(start, head)));
  return found && { name: found[1], sort: found[2] };
};

const isStart = (pattern: string, head: string): boolean => {
  if (head.length < pattern.length) return false;
  for (let at = pattern.search(/[^?]/); at < pattern.length; at += 1)
    if (pattern[at] !== "?" && pattern[at] !== head[at]) return false;
  return true;
};
