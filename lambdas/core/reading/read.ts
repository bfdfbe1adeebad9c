import type { Named, Report } from "#extraction/blocks/block.ts";
import { checkZipDirectory } from "#extraction/zip.ts";
import { processorSecondsFor } from "./sandbox/limits.ts";
import { fileReaders } from "./sandbox/pool.ts";
import type { SplitFile } from "./sandbox/split-file.ts";

export interface Listener {
  report: Report;
  /** Called when the text is extracted and is split into passages next. */
  onSplit(): void;
  /** Wall-clock time that the file may take, if less than usual. */
  seconds?: number;
}

/**
 * Reads an owner's file and cuts it into passages, in a sandbox process within limits of memory and time. Throws
 * AppError("invalid") with advice for the owner if the file cannot be read. A zip bomb is refused by its directory,
 * before a process starts.
 */
export const read = async (
  bytes: Uint8Array,
  { owner, ...named }: Named & { owner: string },
  { report, onSplit, seconds }: Listener,
): Promise<SplitFile> => {
  checkZipDirectory(bytes);
  return fileReaders.run({
    owner,
    task: "split",
    input: { bytes, named },
    processorSeconds: processorSecondsFor(bytes.length),
    seconds,
    onEvent: (event) => ("progress" in event ? report(event.progress) : onSplit()),
  });
};
