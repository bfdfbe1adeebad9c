import type { Named } from "#extraction/blocks/block.ts";
import type { Progress } from "#shared/documents/document.ts";
import { splitFile } from "./split-file.ts";

export { refuseCrash } from "#extraction/extract.ts";

/** Events of a file: pages that are read, or the text is extracted and is split into passages next. */
type FileEvent = { progress: Progress } | { isSplitting: true };

export const tasks = {
  split: ({ bytes, named }: { bytes: Uint8Array; named: Named }, report: (event: FileEvent) => void) =>
    splitFile(bytes, named, {
      report: (progress) => report({ progress }),
      onSplit: () => report({ isSplitting: true }),
    }),
};
