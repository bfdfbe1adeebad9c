import type { ChildProcess } from "node:child_process";
import type { ExtractedText, Named, Report } from "#extraction/blocks/block.ts";
import { logger } from "#platform/logging/logger.ts";
import { AppError } from "#shared/errors.ts";
import { limits } from "./limits.ts";
import type { Failure, SandboxReply, SandboxRequest } from "./messages.ts";
import { startProcess } from "./start-process.ts";

const mostFiles = 100;

/** A process that reads files one after the other, until one was too much for it or many have been read. */
export class SandboxProcess {
  private readonly child: ChildProcess = startProcess();
  private files = 0;
  private isEnded = false;

  get isSpent(): boolean {
    return this.isEnded || !this.child.connected || this.files >= mostFiles;
  }

  /** Throws AppError("invalid") with what to do for what cannot be read, or not within the limits. */
  async read(bytes: Uint8Array, named: Named, report: Report): Promise<ExtractedText> {
    this.files += 1;
    const { promise, resolve, reject } = Promise.withResolvers<ExtractedText>();
    const onMessage = (answer: SandboxReply) => {
      if ("progress" in answer) return report(answer.progress);
      this.isEnded = answer.isLast;
      if ("extracted" in answer) resolve(answer.extracted);
      else reject(failureOf(answer));
    };
    const onExit = (code: number | null, signal: NodeJS.Signals | null) => reject(endOf(code, signal));
    const clock = setTimeout(() => {
      reject(tooMuch("takes too long to read"));
      this.end();
    }, limits.seconds * 1000);
    this.child.ref();
    this.child.on("message", onMessage).once("exit", onExit).once("error", reject);
    this.child.send({ bytes, named } satisfies SandboxRequest, () => undefined);
    return promise.finally(() => {
      clearTimeout(clock);
      this.child.off("message", onMessage).off("exit", onExit).off("error", reject);
      this.child.unref();
    });
  }

  end(): void {
    this.isEnded = true;
    this.child.kill("SIGKILL");
  }
}

const failureOf = (answer: Failure): Error => {
  if ("failed" in answer) return new Error(`A file could not be read: ${answer.failed}`);
  const { refused, cause } = answer;
  if (cause) logger.info("a parser gave up on a file", { reason: refused.message, parserError: cause });
  return new AppError(refused.code, refused.message);
};

/** Both the watchdog and V8 itself end a process that has grown too large. */
const endOf = (code: number | null, signal: NodeJS.Signals | null): Error =>
  signal === "SIGKILL" || signal === "SIGABRT" || code === 134
    ? tooMuch("takes more memory to read than one file may have")
    : new Error(`The reading process ended with ${signal ?? `code ${code}`}.`);

const tooMuch = (what: string) =>
  new AppError(
    "invalid",
    `The file ${what}. Split it into smaller files, or save it as a text or PDF file and upload that.`,
  );
