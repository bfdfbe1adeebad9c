import { Worker } from "node:worker_threads";
import { CognitoError } from "../error.ts";
import type { SrpFunctions } from "./srp-thread.ts";

/** Beyond this many calls, a newcomer would wait for more than a second. */
const mostWaiting = 100;
const idleMilliseconds = 10_000;

type Name = keyof SrpFunctions;

/** Computes a function of `srp-thread.ts`. Rejects with TooManyRequestsException if too many calls wait. */
export type Arithmetic = <N extends Name>(
  name: N,
  ...parameters: Parameters<SrpFunctions[N]>
) => Promise<ReturnType<SrpFunctions[N]>>;

interface Call {
  thread: Worker;
  resolve(result: never): void;
  reject(error: Error): void;
}

/**
 * Modular powers on a thread of their own: on the product's they would hold up all requests. The thread starts with the
 * first call and ends after ten idle seconds, because it takes 10 MB.
 */
export const openArithmetic = (): { compute: Arithmetic; stop(): void } => {
  const waiting = new Map<number, Call>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let calls = 0;

  const stop = (): void => {
    clearTimeout(idle);
    void thread?.terminate();
    thread = undefined;
  };

  /** A thread that was stopped may end after another has started. */
  const failCallsOf = (ended: Worker, error: Error): void => {
    for (const [id, { thread, reject }] of waiting)
      if (thread === ended) {
        waiting.delete(id);
        reject(error);
      }
  };

  const start = (): Worker => {
    const started = new Worker(new URL("./srp-thread.ts", import.meta.url), { execArgv: [] });
    started.unref();
    started.on("message", ({ id, result }) => {
      waiting.get(id)?.resolve(result as never);
      waiting.delete(id);
      if (waiting.size === 0) idle = setTimeout(stop, idleMilliseconds).unref();
    });
    started.on("error", (error: Error) => failCallsOf(started, error));
    started.on("exit", () => {
      if (thread === started) thread = undefined;
      failCallsOf(started, new Error("The thread of the user pool's arithmetic ended."));
    });
    return started;
  };

  const compute: Arithmetic = (name, ...parameters) => {
    if (waiting.size >= mostWaiting) return Promise.reject(tooManyRequests());
    clearTimeout(idle);
    thread ??= start();
    calls += 1;
    const { promise, resolve, reject } = Promise.withResolvers<never>();
    waiting.set(calls, { thread, resolve, reject });
    thread.postMessage({ id: calls, name, parameters });
    return promise;
  };
  return { compute, stop };
};

/** Cognito's refusal of what comes too fast. */
export const tooManyRequests = (): CognitoError =>
  new CognitoError(
    "TooManyRequestsException",
    "Too many requests came at once. Please try again in a moment.",
  );
