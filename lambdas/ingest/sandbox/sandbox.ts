import type { ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import type { Named, Report } from "#extraction/blocks/block.ts";
import { logger } from "#platform/logging/logger.ts";
import { AppError } from "#shared/errors.ts";
import { limits } from "./limits.ts";
import type { Failure, SandboxReply, SandboxRequest } from "./messages.ts";
import type { SplitFile } from "./split-file.ts";
import { startProcess } from "./start-process.ts";
import { tookTooLong } from "./watchdog.ts";

const mostFiles = 100;
/** A file that takes longer gets the processor after all others; its process is not used again. */
const slowMilliseconds = 2000;
const lowPriority = 15;

/** A child process that reads and splits one file at a time. */
export interface Sandbox {
  /** The process must not be used again: it has ended, has grown large or has read many files. */
  readonly isSpent: boolean;
  /** Throws AppError("invalid") with advice for the owner if the file cannot be read within the limits. */
  read: (bytes: Uint8Array, named: Named, listener: Listener) => Promise<SplitFile>;
  end: () => void;
}

export interface Listener {
  report: Report;
  /** Called when the text is extracted and is split into passages next. */
  onSplit(): void;
  /** The wall-clock time that the file may take, if less than usual. */
  seconds?: number;
}

export const openSandbox = (): Sandbox => {
  const child = startProcess();
  let files = 0;
  let isEnded = false;
  let isSlow = false;

  const end = () => {
    isEnded = true;
    child.kill("SIGKILL");
  };

  return {
    get isSpent() {
      return isEnded || isSlow || !child.connected || files >= mostFiles;
    },

    async read(bytes, named, { report, onSplit, seconds = limits.seconds }) {
      files += 1;
      const { promise, resolve, reject } = Promise.withResolvers<SplitFile>();
      const onMessage = (reply: SandboxReply) => {
        if ("progress" in reply) return report(reply.progress);
        if ("isSplitting" in reply) return onSplit();
        isEnded = reply.isLast;
        if ("file" in reply) resolve(reply.file);
        else reject(failureOf(reply));
      };
      const onExit = (code: number | null, signal: NodeJS.Signals | null) => reject(exitError(code, signal));
      const slow = setTimeout(() => {
        isSlow = true;
        yieldToOthers(child);
      }, slowMilliseconds);
      const clock = setTimeout(() => {
        reject(beyondLimits("takes too long to read"));
        end();
      }, seconds * 1000);
      child.ref();
      child.on("message", onMessage).once("exit", onExit).once("error", reject);
      child.send({ bytes, named } satisfies SandboxRequest, () => undefined);
      return promise.finally(() => {
        clearTimeout(clock);
        clearTimeout(slow);
        child.off("message", onMessage).off("exit", onExit).off("error", reject);
        child.unref();
      });
    },

    end,
  };
};

const yieldToOthers = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) setPriority(pid, lowPriority);
  } catch {
    // the process has just ended
  }
};

const failureOf = (failure: Failure): Error => {
  if ("failed" in failure) return new Error(`A file could not be read: ${failure.failed}`);
  const { refused, cause } = failure;
  if (cause) logger.info("a parser gave up on a file", { reason: refused.message, parserError: cause });
  return new AppError(refused.code, refused.message);
};

/** The watchdog kills a process that is too large with SIGKILL; V8 aborts when its heap is full. */
const exitError = (code: number | null, signal: NodeJS.Signals | null): Error => {
  if (signal === tookTooLong) return beyondLimits("takes too long to read");
  return signal === "SIGKILL" || signal === "SIGABRT" || code === 134
    ? beyondLimits("takes more memory to read than one file may have")
    : new Error(`The sandbox process ended with ${signal ?? `code ${code}`}.`);
};

const beyondLimits = (problem: string) =>
  new AppError(
    "invalid",
    `The file ${problem}. Split it into smaller files, or save it as a text or PDF file and upload that.`,
  );
