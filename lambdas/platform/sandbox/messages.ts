import type { ErrorCode } from "#shared/errors.ts";

/** Message to the child process: one task. The next one follows the reply. */
export interface SandboxRequest {
  task: string;
  input: unknown;
  processorSeconds: number;
}

/** Message from the child process: events of the task, then one result. */
export type SandboxReply =
  | { event: unknown }
  | (Availability & { result: unknown })
  | (Availability & Failure);

export type Failure =
  | {
      /** An AppError for the owner of the input. */
      refused: { code: ErrorCode; message: string };
      /** Stack of the parser's error, for the log. */
      cause?: string;
    }
  | { failed: string };

type Availability = {
  /** The process must not be reused: it has grown large, or its state is unknown. */
  isLast: boolean;
};
