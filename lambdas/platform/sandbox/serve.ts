import { AppError } from "#shared/errors.ts";
import type { Failure, SandboxReply, SandboxRequest } from "./messages.ts";
import { closeNetwork } from "./no-network.ts";

/** A process that is larger after a task is not reused. */
const reusableBytes = 200 * 1024 * 1024;

/** Work for a child process: from an input to a result; `report` sends events before. */
export type Task = (input: never, report: (event: unknown) => void) => unknown;

export interface Program {
  /** Tasks by name. */
  tasks: Record<string, Task>;
  /** The refusal of an input whose parser threw outside the promise of its task. */
  refuseCrash(cause: unknown): AppError;
}

/**
 * Does the tasks that the parent process sends, until it disconnects. `watchTask` is told the processor seconds of each
 * before it begins.
 */
export const serve = (
  { tasks, refuseCrash }: Program,
  watchTask: (processorSeconds: number) => void,
): void => {
  closeNetwork();
  process.on("message", async (request: SandboxRequest) => {
    watchTask(request.processorSeconds);
    const result = await run(tasks, request);
    reply({ ...result, isLast: process.memoryUsage.rss() > reusableBytes });
  });
  // Parsers throw from their own callbacks, too.
  for (const event of ["uncaughtException", "unhandledRejection"])
    process.once(event, (error: unknown) => reply({ ...failureOf(refuseCrash(error)), isLast: true }));
  process.once("disconnect", () => process.exit(0));
};

const run = async (
  tasks: Program["tasks"],
  { task: name, input }: SandboxRequest,
): Promise<{ result: unknown } | Failure> => {
  try {
    const task = tasks[name];
    if (!task) return { failed: `There is no task "${name}".` };
    return { result: await task(input as never, (event) => reply({ event })) };
  } catch (error) {
    return failureOf(error);
  }
};

const failureOf = (error: unknown): Failure => {
  if (!(error instanceof AppError)) return { failed: stackOf(error) };
  const { code, message, cause } = error;
  return { refused: { code, message }, ...(cause !== undefined && { cause: stackOf(cause) }) };
};

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

const reply = (message: SandboxReply): void => {
  process.send?.(message);
};
