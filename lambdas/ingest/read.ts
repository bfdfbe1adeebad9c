import type { ExtractedText, Named, Report } from "#extraction/blocks/block.ts";
import { checkZipDirectory } from "#extraction/zip.ts";
import { withSandbox } from "./sandbox/pool.ts";

/**
 * A document's text with its structure, read in a process of its own within limits of memory and time. Throws
 * AppError("invalid") with what to do for what cannot be read. A file that would unpack to too much is told by its
 * directory, before any process starts.
 */
export const read = async (bytes: Uint8Array, named: Named, report: Report): Promise<ExtractedText> => {
  checkZipDirectory(bytes);
  return withSandbox((reader) => reader.read(bytes, named, report));
};
