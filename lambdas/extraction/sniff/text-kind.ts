import { bareMimeType, extensionOf } from "#shared/documents/file-types.ts";
import { AppError } from "#shared/errors.ts";
import type { Kind, Named } from "../blocks/block.ts";
import { refusal, unknownFile } from "../refusal.ts";
import { isDelimited, isJson, isMarkdown, isSavedPage, isTagged } from "./text-signs.ts";

/** Type of a text file. Throws AppError("invalid") for binary data and for XML formats of other programs. */
export const textKind = (text: string, named: Named): Kind => {
  if (!isReadable(text)) throw unknownFile();
  const start = text.slice(0, 8192).trimStart();
  if (start === "" && !/\S/.test(text))
    throw new AppError("invalid", "The file has no text in it. Upload a file that has text.");
  const page = markupKind(start);
  if (page) return page;
  const kind = kindByName(named);
  if (kind === "csv" || kind === "markdown" || kind === "json") return isJson(text) ? "json" : kind;
  if (kind === "html") return isTagged(text) ? "html" : plainKind(text);
  if (kind === undefined && isSheetName(named) && isDelimited(start)) return "csv";
  return plainKind(text);
};

/** Type of web pages and XML documents by their first tags, independent of the file name. */
const markupKind = (start: string): Kind | undefined => {
  if (isSavedPage(start)) return "html";
  if (!start.startsWith("<")) return;
  const root = start.replace(/^(<\?[^>]*>\s*|<!--[\s\S]*?-->\s*|<!doctype[^>[]*(\[[^\]]*\])?>\s*)+/i, "");
  if (/^<svg[\s>]/i.test(root)) throw refusal({ name: "an SVG image", sort: "image" });
  if (/^<(w:wordDocument|pkg:package)[\s>]/.test(root))
    throw refusal({ name: "a Word XML document", sort: "document" });
  if (/^<office:document[\s>]/.test(root)) throw refusal({ name: "an OpenDocument file", sort: "office" });
  if (/^<(\w+:)?Workbook[\s>]/.test(root)) return "xls";
  if (/^<!doctype html/i.test(start) || /<!doctype html/i.test(start.slice(0, start.length - root.length)))
    return "html";
  if (/^<(html|head|body|table|div|meta|title|script|frameset)[\s>]/i.test(root)) return "html";
};

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

const kindByName = ({ filename, contentType }: Named): Kind | undefined =>
  kindsByExtension[extensionOf(filename)] ?? kindsByMimeType[bareMimeType(contentType ?? "")];

const isSheetName = ({ filename }: Named) => ["xls", "xlsx", "tsv", "tab"].includes(extensionOf(filename));

const plainKind = (text: string): Kind => {
  if (isJson(text)) return "json";
  return isMarkdown(text) ? "markdown" : "text";
};

/** True if at most one character in a hundred is a control character or was not decodable. */
const isReadable = (text: string): boolean => {
  const sample = text.slice(0, 100_000);
  const odd = sample.match(/[^\P{Cc}\s]|\uFFFD/gu)?.filter((one) => !endings.includes(one)).length ?? 0;
  return odd <= Math.max(sample.length / 100, sample.length > 20 ? 1 : 0);
};

/** Control characters of readable files: end of file (DOS), escape (terminals), next line (mainframes). */
const endings = "\u001a\u001b\u0085";
