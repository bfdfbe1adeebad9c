import type { ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import { AppError } from "#shared/errors.ts";
import { logger } from "../logging/logger.ts";
import type { SandboxLimits } from "./limits.ts";
import type { Failure, SandboxReply, SandboxRequest } from "./messages.ts";
import { startProcess } from "./start-process.ts";
import { tookTooLong } from "./watchdog.ts";

const maxTasks = 100;
/** A task that takes longer gets the processor after others; its process is not used again. */
const slowMilliseconds = 2000;
/** Somebody waits for a task that may take no longer: the gateway ends a request after that time. */
const awaitedSeconds = 30;
/** At niceness 15 a busy machine leaves a task so little that the seconds of somebody who waits pass before it is done. */
const niceness = { awaited: 5, unawaited: 15 };

/** The bound that a task went beyond. */
export type Excess = "time" | "memory";

export interface SandboxSettings {
  /** File of the program, which calls `runProcess`. */
  program: string;
  limits: SandboxLimits;
  /** The error for the owner of an input that takes too much. */
  refuseExcess(excess: Excess): AppError;
}

/** A child process that does one task at a time. */
export interface Sandbox {
  /** The process must not be used again: it has ended, has grown large or has done many tasks. */
  readonly isSpent: boolean;
  /**
   * Throws `refuseExcess` beyond the limits, and the AppError that the task throws. `seconds` of wall-clock time, if the
   * task may take less than usual.
   */
  run: (request: SandboxRequest, onEvent: (event: unknown) => void, seconds?: number) => Promise<unknown>;
  end: () => void;
}

export const openSandbox = ({ program, limits, refuseExcess }: SandboxSettings): Sandbox => {
  const child = startProcess(program, limits);
  let tasks = 0;
  let isEnded = false;
  let isSlow = false;

  const end = () => {
    isEnded = true;
    child.kill("SIGKILL");
  };

  /** The watchdog kills a process that is too large with SIGKILL; V8 aborts when its heap is full. */
  const exitError = (code: number | null, signal: NodeJS.Signals | null): Error => {
    if (signal === tookTooLong) return refuseExcess("time");
    return signal === "SIGKILL" || signal === "SIGABRT" || code === 134
      ? refuseExcess("memory")
      : new Error(`The sandbox process ended with ${signal ?? `code ${code}`}.`);
  };

  return {
    get isSpent() {
      return isEnded || isSlow || !child.connected || tasks >= maxTasks;
    },

    async run(request, onEvent, seconds = limits.seconds) {
      tasks += 1;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const onMessage = (reply: SandboxReply) => {
        if ("event" in reply) return onEvent(reply.event);
        isEnded = reply.isLast;
        if ("result" in reply) resolve(reply.result);
        else reject(failureOf(reply));
      };
      const onExit = (code: number | null, signal: NodeJS.Signals | null) => reject(exitError(code, signal));
      const slow = setTimeout(() => {
        isSlow = true;
        yieldToOthers(child, seconds <= awaitedSeconds ? niceness.awaited : niceness.unawaited);
      }, slowMilliseconds);
      const clock = setTimeout(() => {
        reject(refuseExcess("time"));
        end();
      }, seconds * 1000);
      child.ref();
      child.on("message", onMessage).once("exit", onExit).once("error", reject);
      child.send(request, () => undefined);
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

const yieldToOthers = ({ pid }: ChildProcess, value: number): void => {
  try {
    if (pid !== undefined) setPriority(pid, value);
  } catch {
    // the process has just ended
  }
};

const failureOf = (failure: Failure): Error => {
  if ("failed" in failure) return new Error(`A task of the sandbox failed: ${failure.failed}`);
  const { refused, cause } = failure;
  if (cause) logger.info("a parser gave up on a file", { reason: refused.message, parserError: cause });
  return new AppError(refused.code, refused.message);
};
