import { sandboxPool } from "#platform/sandbox/pool.ts";
import { programBeside } from "#platform/sandbox/program-beside.ts";
import type { Excess } from "#platform/sandbox/sandbox.ts";
import { AppError } from "#shared/errors.ts";
import { limits } from "./limits.ts";
import type { tasks } from "./tasks.ts";

const problems: Record<Excess, string> = {
  time: "takes too long to read",
  memory: "takes more memory to read than one file may have",
};

/** Processes that read and split files. */
export const fileReaders = sandboxPool<typeof tasks>({
  program: programBeside(import.meta.url, "sandbox-process"),
  limits,
  mostOfOwner: 2,
  refuseExcess: (excess) =>
    new AppError(
      "invalid",
      `The file ${problems[excess]}. Split it into smaller files, or save it as a text or PDF file and upload that.`,
    ),
});
