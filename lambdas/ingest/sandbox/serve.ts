import { refuseCrash } from "#extraction/extract.ts";
import { AppError } from "#shared/errors.ts";
import type { Failure, SandboxReply, SandboxRequest } from "./messages.ts";
import { closeNetwork } from "./no-network.ts";
import { type SplitFile, splitFile } from "./split-file.ts";

/** A process that is larger after a file is not reused. */
const reusableBytes = 200 * 1024 * 1024;

/**
 * Reads and splits the files that the parent process sends, until it disconnects. `watchFile` is told the size of each
 * file before it is read.
 */
export const serve = (watchFile: (bytes: number) => void): void => {
  closeNetwork();
  process.on("message", async (request: SandboxRequest) => {
    watchFile(request.bytes.length);
    const result = await split(request);
    reply({ ...result, isLast: process.memoryUsage.rss() > reusableBytes });
  });
  // Parsers throw from their own callbacks, too.
  for (const event of ["uncaughtException", "unhandledRejection"])
    process.once(event, (error: unknown) => reply({ ...failureOf(refuseCrash(error)), isLast: true }));
  process.once("disconnect", () => process.exit(0));
};

const split = async ({ bytes, named }: SandboxRequest): Promise<{ file: SplitFile } | Failure> => {
  try {
    const file = await splitFile(bytes, named, {
      report: (progress) => reply({ progress }),
      onSplit: () => reply({ isSplitting: true }),
    });
    return { file };
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
