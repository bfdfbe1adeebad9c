import type { ExtractedText, Named, Report } from "#extraction/blocks/block.ts";
import { checkZipDirectory } from "#extraction/zip.ts";
import { withSandbox } from "./sandbox/pool.ts";

/**
 * A document's text with its structure, extracted in a sandbox process within limits of memory and time. Throws
 * AppError("invalid") with advice for the owner if the file cannot be read. A zip bomb is refused by its directory,
 * before a process starts.
 */
export const read = async (bytes: Uint8Array, named: Named, report: Report): Promise<ExtractedText> => {
  checkZipDirectory(bytes);
  return withSandbox((sandbox) => sandbox.read(bytes, named, report));
};
