import type { Kind } from "../blocks/block.ts";
import { damaged, type ForeignFormat, locked, refusal } from "../refusal.ts";

/** Formats that are not read, by stream name. */
const foreign: Array<[string, ForeignFormat]> = [
  ["__properties_version1.0", { name: "an Outlook message", sort: "message" }],
  ["VisioDocument", { name: "a Visio drawing", sort: "drawing" }],
  ["QuillSub", { name: "a Publisher document", sort: "drawing" }],
  ["CONTENTS", { name: "a Publisher or Works document", sort: "drawing" }],
  ["HwpSummaryInformation", { name: "a Hangul document (HWP)", sort: "document" }],
  ["StarWriterDocument", { name: "a StarOffice document", sort: "document" }],
];

/** Type of an OLE compound file by its stream names. Throws for other than Office documents. */
export const oleKind = (names: Set<string>): Kind => {
  if (names.has("EncryptedPackage") || names.has("EncryptionInfo")) throw locked();
  if (names.has("WordDocument")) return "doc";
  if (names.has("PowerPoint Document")) return "ppt";
  if (names.has("Workbook") || names.has("Book")) return "xls";
  if (names.size === 0) throw damaged();
  const bare = new Set(Array.from(names, (name) => name.replace("\u0005", "")));
  const found = foreign.find(([stream]) => bare.has(stream))?.[1];
  throw refusal(found ?? { name: "an office file of another program", sort: "drawing" });
};
