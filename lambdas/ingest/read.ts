import type { Named } from "#extraction/blocks/block.ts";
import { checkZipDirectory } from "#extraction/zip.ts";
import { withSandbox } from "./sandbox/pool.ts";
import type { Listener } from "./sandbox/sandbox.ts";
import type { SplitFile } from "./sandbox/split-file.ts";

/**
 * Reads an owner's file and cuts it into passages, in a sandbox process within limits of memory and time. Throws
 * AppError("invalid") with advice for the owner if the file cannot be read. A zip bomb is refused by its directory,
 * before a process starts.
 */
export const read = async (
  bytes: Uint8Array,
  { owner, ...named }: Named & { owner: string },
  listener: Listener,
): Promise<SplitFile> => {
  checkZipDirectory(bytes);
  return withSandbox(owner, (sandbox) => sandbox.read(bytes, named, listener));
};
