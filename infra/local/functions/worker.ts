import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { getCompileCacheDir } from "node:module";
import { fileURLToPath } from "node:url";
import type { Direct } from "../dynamodb/direct.ts";
import { answerTableCall, isTableCall, type TableCall } from "./table-calls.ts";

interface Answer {
  id: string;
  result?: unknown;
  failure?: string;
}

interface Surroundings {
  table: Direct;
  /** The user id of the person who made the first account, whom the process recognises as the operator. */
  founder: () => string | undefined;
}

const entry = fileURLToPath(new URL("./child-process.ts", import.meta.url));
const idleSeconds = 30;
const heapMegabytes = 768;

/**
 * Runs functions in a child process, as Lambda does: heavy work neither delays the requests of this process nor leaves
 * its memory behind. The process starts with the first call and ends when idle.
 */
export const openWorker = (folder: string, { table, founder }: Surroundings) => {
  const waiting = new Map<string, { resolve(result: unknown): void; reject(error: Error): void }>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const start = (): ChildProcess => {
    const cache = getCompileCacheDir();
    const started = fork(entry, [folder, String(process.pid)], {
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      env: { ...process.env, ...(cache && { NODE_COMPILE_CACHE: cache }) },
      serialization: "advanced",
    });
    started.on("message", (message: Answer | TableCall) => {
      if (isTableCall(message)) void answerTableCall(table, message, started);
      else settle(message);
    });
    started.once("exit", () => {
      if (child === started) child = undefined;
      for (const { reject } of waiting.values()) reject(new Error("The function's process ended."));
      waiting.clear();
    });
    return started;
  };

  const settle = ({ id, result, failure }: Answer) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (failure === undefined) call?.resolve(result);
    else call?.reject(new Error(failure));
    if (waiting.size === 0) idle = setTimeout(stop, idleSeconds * 1000).unref();
  };

  const stop = () => {
    clearTimeout(idle);
    child?.disconnect();
    child = undefined;
  };

  /** Ends the process with its running calls; the sandbox processes that it started end with it. */
  const kill = () => {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = undefined;
  };

  const invoke = (name: string, event: unknown): Promise<unknown> => {
    clearTimeout(idle);
    child ??= start();
    const id = randomUUID();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    waiting.set(id, { resolve, reject });
    child.send({ id, name, event, founder: founder() }, (error) => error && reject(error));
    return promise;
  };

  return { invoke, stop, kill };
};
