import { megabyte } from "#platform/sandbox/limits.ts";
import { sandboxPool } from "#platform/sandbox/pool.ts";
import { programBeside } from "#platform/sandbox/program-beside.ts";
import { AppError } from "#shared/errors.ts";
import type { tasks } from "./tasks.ts";

/** The longest description that is accepted takes about two. */
const processorSeconds = 8;

const readers = sandboxPool<typeof tasks>({
  program: programBeside(import.meta.url, "openapi-process"),
  limits: { memoryBytes: 320 * megabyte, heapMegabytes: 224, seconds: 20 },
  mostOfOwner: 1,
  mostWaiting: 20,
  refuseExcess: () =>
    new AppError(
      "invalid",
      "The document takes too much time or memory to read. Leave out the parts that you do not need.",
    ),
});

/** `readOpenApi` in a child process, because a document of an owner can be made to take any time. */
export const readApart = (owner: string, document: string) =>
  readers.run({ owner, task: "read", input: document, processorSeconds });
