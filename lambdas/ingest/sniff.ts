import { AppError } from "../../shared/errors.ts";
import { bareMimeType, extensionOf } from "../../shared/file-types.ts";
import type { Kind, Named } from "./extract/block.ts";
import { decode } from "./extract/encoding/decode.ts";
import { oleStreamNames } from "./extract/ole-names.ts";
import { zipEntries } from "./extract/zip-directory.ts";

/**
 * What a file really is, from its bytes; name and MIME type only tell kinds of text apart. Throws
 * AppError("invalid") with what to do for a file that is empty, locked, cut off or of no readable type.
 */
export function sniff(bytes: Uint8Array, named: Named): Kind {
  if (bytes.length === 0)
    throw new AppError("invalid", "The file is empty. Upload a file that has text in it.");
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).toString("latin1");
  if (head.includes("%PDF-")) return "pdf";
  if (head.startsWith("PK\u0003\u0004")) return zipKind(zipEntries(bytes).map((entry) => entry.name));
  if (head.startsWith("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1"))
    return oleKind(oleStreamNames(bytes));
  if (head.startsWith("{\\rtf")) return "doc";
  if (isBareBiff(bytes)) return "xls";
  return textKind(decode(bytes), named);
}

/** Excel 2 to 4 wrote its records without a container: they begin with one named BOF. */
const isBareBiff = ([id = 0, version = 0, length = 0, high = 1]: Uint8Array) =>
  id === 9 && [0, 2, 4].includes(version) && length >= 4 && length <= 16 && high === 0;

function zipKind(names: string[]): Kind {
  const has = (folder: string) => names.some((name) => name.toLowerCase().startsWith(folder));
  if (names.some((name) => name.toLowerCase() === "xl/workbook.bin")) throw saveAs("an XLSX");
  if (has("word/")) return "docx";
  if (has("ppt/")) return "pptx";
  if (has("xl/")) return "xlsx";
  if (names.includes("mimetype") && names.includes("content.xml")) throw saveAs("a DOCX, XLSX, PPTX or PDF");
  throw unknown("It is a zip archive: unpack it and upload the files in it.");
}

function oleKind(names: Set<string>): Kind {
  if (names.has("EncryptedPackage")) throw new AppError("invalid", lockedMessage);
  if (names.has("WordDocument")) return "doc";
  if (names.has("PowerPoint Document")) return "ppt";
  if (names.has("Workbook") || names.has("Book")) return "xls";
  if (names.size === 0) throw new AppError("invalid", damagedMessage);
  throw saveAs("a PDF");
}

function textKind(text: string, named: Named): Kind {
  const start = text.slice(0, 4096).trimStart();
  if (!isReadable(text)) throw unknown("Save it as one of these types and upload it again.");
  if (!/\S/.test(text))
    throw new AppError("invalid", "The file has no text in it. Upload a file that has text.");
  if (/^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!doctype html|<html[\s>])/i.test(start)) return "html";
  if (/^<\?xml[\s\S]*<Workbook[\s>]/.test(start)) return "xls";
  return kindByName(named) ?? (isJson(text) ? "json" : "text");
}

const kindsByExtension: Record<string, Kind> = {
  txt: "text",
  md: "markdown",
  csv: "csv",
  html: "html",
  htm: "html",
  json: "json",
};

const kindsByMimeType: Record<string, Kind> = {
  "text/markdown": "markdown",
  "text/csv": "csv",
  "text/html": "html",
  "application/json": "json",
};

function kindByName({ filename, contentType }: Named): Kind | undefined {
  return kindsByExtension[extensionOf(filename)] ?? kindsByMimeType[bareMimeType(contentType ?? "")];
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** At most one character in a hundred is a control character or could not be decoded. */
function isReadable(text: string): boolean {
  const sample = text.slice(0, 100_000);
  const odd = sample.match(/[^\P{Cc}\t\n\r\f\v]|\uFFFD/gu)?.length ?? 0;
  return odd <= sample.length / 100;
}

const damagedMessage = "The file is damaged or was cut off. Open it, save it again and upload the new copy.";
const lockedMessage = "The file is protected by a password. Remove the password and upload it again.";

const saveAs = (types: string) =>
  new AppError(
    "invalid",
    `This kind of office file cannot be read. Save it as ${types} file and upload that.`,
  );

const unknown = (advice: string) =>
  new AppError(
    "invalid",
    `The file is none of the types that can be read (text, PDF, Office, HTML). ${advice}`,
  );
