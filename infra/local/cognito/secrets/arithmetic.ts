import { Worker } from "node:worker_threads";
import { CognitoError } from "../error.ts";
import { createLine } from "./line.ts";
import type { SrpFunctions } from "./srp-thread.ts";

/** Beyond so many calls, a newcomer would wait for more than a second. */
const bounds = { most: 100, mostOfOne: 50 };
const idleMilliseconds = 10_000;

type Name = keyof SrpFunctions;

/** Computes a function of `srp-thread.ts`. Rejects with TooManyRequestsException if too many calls wait. */
export type Arithmetic = <N extends Name>(
  name: N,
  ...parameters: Parameters<SrpFunctions[N]>
) => Promise<ReturnType<SrpFunctions[N]>>;

/** How a call waits. */
export interface Turn {
  /** Who calls: callers take turns. */
  key: string;
  /** Known callers wait in a line of their own, which has every other turn. */
  isKnown: boolean;
  /** Runs when the call's turn has come; if it throws, nothing is computed, and the call rejects with its error. */
  before?(): void;
  /** Runs before the next call's turn. */
  settled?(result: unknown): void;
}

interface Call extends Turn {
  name: Name;
  parameters: unknown[];
  resolve(result: never): void;
  reject(error: unknown): void;
}

/**
 * Modular powers on a thread of their own, one after the other: on the product's they would hold up all requests. The
 * thread starts with the first call and ends after ten idle seconds, because it takes 10 MB.
 */
export const openArithmetic = (): { computeIn(turn: Turn): Arithmetic; stop(): void } => {
  const lines = { known: createLine<Call>(bounds), strangers: createLine<Call>(bounds) };
  let present: Call | undefined;
  let wasKnown = false;
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let calls = 0;

  const stop = (): void => {
    clearTimeout(idle);
    void thread?.terminate();
    thread = undefined;
    present?.reject(new Error("The thread of the user pool's arithmetic ended."));
    present = undefined;
  };

  const start = (): Worker => {
    const started = new Worker(new URL("./srp-thread.ts", import.meta.url), { execArgv: [] });
    started.unref();
    started.on("message", ({ id, result }) => {
      const call = present;
      if (!call || id !== calls) return;
      present = undefined;
      call.settled?.(result);
      call.resolve(result as never);
      goOn();
    });
    /** A thread that was stopped may end after another has started. */
    const failed = (error: Error) => {
      if (thread !== started) return;
      thread = undefined;
      present?.reject(error);
      present = undefined;
      goOn();
    };
    started.on("error", failed);
    started.on("exit", () => failed(new Error("The thread of the user pool's arithmetic ended.")));
    return started;
  };

  const take = (): Call | undefined => {
    const { known, strangers } = lines;
    const call = wasKnown ? (strangers.take() ?? known.take()) : (known.take() ?? strangers.take());
    wasKnown = call?.isKnown ?? false;
    return call;
  };

  const goOn = (): void => {
    while (!present) {
      const call = take();
      if (!call) {
        idle = setTimeout(stop, idleMilliseconds).unref();
        return;
      }
      try {
        call.before?.();
      } catch (error) {
        call.reject(error);
        continue;
      }
      clearTimeout(idle);
      thread ??= start();
      calls += 1;
      present = call;
      thread.postMessage({ id: calls, name: call.name, parameters: call.parameters });
    }
  };

  const computeIn =
    (turn: Turn): Arithmetic =>
    (name, ...parameters) => {
      const { promise, resolve, reject } = Promise.withResolvers<never>();
      const line = turn.isKnown ? lines.known : lines.strangers;
      line.add(turn.key, { ...turn, name, parameters, resolve, reject })?.reject(tooManyRequests());
      clearTimeout(idle);
      goOn();
      return promise;
    };
  return { computeIn, stop };
};

/** Cognito's refusal of what comes too fast. */
export const tooManyRequests = (): CognitoError =>
  new CognitoError(
    "TooManyRequestsException",
    "Too many requests came at once. Please try again in a moment.",
  );
