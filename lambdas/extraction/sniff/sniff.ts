import { AppError } from "#shared/errors.ts";
import type { Kind, Named } from "../blocks/block.ts";
import { decode } from "../encoding/decode.ts";
import { oleStreamNames } from "../ole.ts";
import { refusal } from "../refusal.ts";
import { zipEntries } from "../zip.ts";
import { oleKind } from "./ole-kind.ts";
import { foreignFormat } from "./signatures.ts";
import { textKind } from "./text-kind.ts";
import { zipKind } from "./zip-kind.ts";

/**
 * File type by content; name and MIME type only distinguish types of text. Throws AppError("invalid") with advice for
 * a file that is empty, encrypted, truncated or of an unsupported type.
 */
export const sniff = (bytes: Uint8Array, named: Named): Kind => {
  if (bytes.length === 0)
    throw new AppError("invalid", "The file is empty. Upload a file that has text in it.");
  const head = latin(bytes, 1024);
  if (isPdf(head, bytes)) return "pdf";
  if (head.startsWith("PK\u0003\u0004")) return zipKind(zipEntries(bytes).map((entry) => entry.name));
  if (head.startsWith("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1"))
    return oleKind(oleStreamNames(bytes));
  if (/^(\u00ef\u00bb\u00bf)?\s*\{\\rtf/.test(head)) return "doc";
  if (isBareBiff(bytes)) return "xls";
  const foreign = foreignFormat(latin(bytes, 40_000));
  if (foreign) throw refusal(foreign);
  return textKind(decode(bytes), named);
};

const latin = (bytes: Uint8Array, length: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, length)).toString("latin1");

/** The signature may follow a line or a mail header. A text that only mentions it has no PDF objects. */
const isPdf = (head: string, bytes: Uint8Array): boolean => {
  const at = head.indexOf("%PDF-");
  if (at < 0) return false;
  if (head.slice(0, at).trim() === "" || head.slice(0, at) === "\u00ef\u00bb\u00bf") return true;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(" obj");
};

/** Excel 2 to 4 wrote records without a container, starting with BOF. */
const isBareBiff = ([id = 0, version = 0, length = 0, high = 1]: Uint8Array) =>
  id === 9 && [0, 2, 4].includes(version) && length >= 4 && length <= 16 && high === 0;
