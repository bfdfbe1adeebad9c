import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { acceptedTypes } from "#shared/documents/file-types.ts";
import type { UploadedFile } from "../../upload.ts";

export interface SampleFile extends UploadedFile {
  /** Copies of one source end alike. */
  source: string;
  /** How it must end. */
  ends: "completed" | "failed";
}

const shared = fileURLToPath(new URL("../../../../shared/data/extraction/files/", import.meta.url));
const own = fileURLToPath(new URL("../../fixtures/documents/", import.meta.url));

/** So many files of all types, from the samples that are there, each under its own name; every 20th is broken. */
export const sampleFiles = (count: number): SampleFile[] => {
  const folder = existsSync(shared) ? shared : own;
  const names = readdirSync(folder).filter((name) => extname(name).slice(1) in acceptedTypes);
  return Array.from({ length: count }, (_, at) => {
    if (at % 20 === 19) return brokenFile(at);
    const source = names[at % names.length] ?? "";
    const [, type = ""] = Object.entries(acceptedTypes).find(([one]) => `.${one}` === extname(source)) ?? [];
    return {
      name: `${at}-${source}`,
      type,
      bytes: distinct(readFileSync(folder + source), source, at),
      source,
      ends: "completed",
    };
  });
};

const brokenFile = (at: number): SampleFile => ({
  name: `${at}-broken.pdf`,
  type: "application/pdf",
  bytes: `%PDF-1.7\nnothing more ${at}`,
  source: "broken.pdf",
  ends: "failed",
});

/** Line ends where a type allows them behind the content; the others differ in their names only. */
const distinct = (bytes: Uint8Array, source: string, at: number): Uint8Array => {
  const isSingleByteText = /\.(md|html?|json)$/.test(source) && bytes[0] !== 0xfe && bytes[0] !== 0xff;
  return isSingleByteText ? Buffer.concat([bytes, Buffer.alloc(Math.floor(at / 20), "\n")]) : bytes;
};
