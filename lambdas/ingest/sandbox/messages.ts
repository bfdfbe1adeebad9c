import type { ExtractedText, Named } from "#extraction/blocks/block.ts";
import type { Progress } from "#shared/contract/documents.ts";
import type { ErrorCode } from "#shared/errors.ts";

/** What the reading process is sent, one file at a time. */
export interface SandboxRequest {
  bytes: Uint8Array;
  named: Named;
}

/** What it answers: progress any number of times, then one of the others. */
export type SandboxReply = { progress: Progress } | (Left & { extracted: ExtractedText }) | (Left & Failure);

export type Failure =
  | {
      refused: { code: ErrorCode; message: string };
      /** What the parser threw, for the log. */
      cause?: string;
    }
  | { failed: string };

/** Whether the process should read no more files: it has grown large, or its state is unknown. */
type Left = { isLast: boolean };
