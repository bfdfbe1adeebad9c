import type { Named } from "#extraction/blocks/block.ts";
import type { Progress } from "#shared/contract/documents.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { SplitFile } from "./split-file.ts";

/** Message to the child process: one file to read and split. The next one follows the reply. */
export interface SandboxRequest {
  bytes: Uint8Array;
  named: Named;
}

/** Message from the child process: progress messages, then one result. */
export type SandboxReply =
  | { progress: Progress }
  | { isSplitting: true }
  | (Availability & { file: SplitFile })
  | (Availability & Failure);

export type Failure =
  | {
      /** An AppError for the owner of the file. */
      refused: { code: ErrorCode; message: string };
      /** Stack of the parser's error, for the log. */
      cause?: string;
    }
  | { failed: string };

type Availability = {
  /** The process must not be reused: it has grown large, or its state is unknown. */
  isLast: boolean;
};
