import type { Extracted, Named, Report } from "./extract/block.ts";
import { checkZipDirectory } from "./extract/zip-directory.ts";
import { withReader } from "./reading/readers.ts";

/**
 * A document's text with its structure, read in a process of its own within limits of memory and time. Throws
 * AppError("invalid") with what to do for what cannot be read. A file that would unpack to too much is told by its
 * directory, before any process starts.
 */
export const read = async (bytes: Uint8Array, named: Named, report: Report): Promise<Extracted> => {
  checkZipDirectory(bytes);
  return withReader((reader) => reader.read(bytes, named, report));
};
