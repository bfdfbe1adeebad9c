import type { ExtractedText } from "#extraction/blocks/block.ts";
import { extract, refuseCrash } from "#extraction/extract.ts";

import { AppError } from "#shared/errors.ts";
import type { Failure, SandboxReply, SandboxRequest } from "./messages.ts";
import { closeNetwork } from "./no-network.ts";

const mostLeftBytes = 200 * 1024 * 1024;

/** Reads what the parent sends, until the parent hangs up. */
export const serve = (): void => {
  closeNetwork();
  process.on("message", async (toRead: SandboxRequest) => {
    const result = await read(toRead);
    answer({ ...result, isLast: process.memoryUsage.rss() > mostLeftBytes });
  });
  // Parsers throw from callbacks of their own, too
  for (const event of ["uncaughtException", "unhandledRejection"])
    process.once(event, (error: unknown) => answer({ ...failureOf(refuseCrash(error)), isLast: true }));
  process.once("disconnect", () => process.exit(0));
};

const read = async ({ bytes, named }: SandboxRequest): Promise<{ extracted: ExtractedText } | Failure> => {
  try {
    return { extracted: await extract(bytes, named, (progress) => answer({ progress })) };
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

const answer = (message: SandboxReply): void => {
  process.send?.(message);
};
