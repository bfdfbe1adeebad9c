import { readFileSync } from "node:fs";
import { extract } from "#extraction/extract.ts";

export const fixture = (name: string): Uint8Array =>
  readFileSync(new URL(`../fixtures/documents/${name}`, import.meta.url));

export const extracted = (name: string) => extract(fixture(name), { filename: name });

/** Reads bytes as if they were uploaded under the name. */
export const read = (bytes: Uint8Array, filename: string, contentType?: string) =>
  extract(bytes, { filename, ...(contentType && { contentType }) });

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
