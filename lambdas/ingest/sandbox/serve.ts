import type { ExtractedText } from "#extraction/blocks/block.ts";
import { extract, refuseCrash } from "#extraction/extract.ts";
import { AppError } from "#shared/errors.ts";
import type { Failure, SandboxReply, SandboxRequest } from "./messages.ts";
import { closeNetwork } from "./no-network.ts";

/** A process that is larger after a file is not reused. */
const reusableBytes = 200 * 1024 * 1024;

/** Extracts the files that the parent process sends, until it disconnects. */
export const serve = (): void => {
  closeNetwork();
  process.on("message", async (request: SandboxRequest) => {
    const result = await extractFile(request);
    reply({ ...result, isLast: process.memoryUsage.rss() > reusableBytes });
  });
  // Parsers throw from their own callbacks, too.
  for (const event of ["uncaughtException", "unhandledRejection"])
    process.once(event, (error: unknown) => reply({ ...failureOf(refuseCrash(error)), isLast: true }));
  process.once("disconnect", () => process.exit(0));
};

const extractFile = async ({
  bytes,
  named,
}: SandboxRequest): Promise<{ extracted: ExtractedText } | Failure> => {
  try {
    return { extracted: await extract(bytes, named, (progress) => reply({ progress })) };
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
