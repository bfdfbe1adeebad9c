import { fileURLToPath } from "node:url";
import { isMainThread, Worker, workerData } from "node:worker_threads";
import type { Program } from "./serve.ts";
import { type Watched, watch } from "./watchdog.ts";

/**
 * The program of a sandbox's child process; `url` is that of its entry file. It can read the product's code and no other
 * files, and it can neither start programs, open connections nor evaluate strings as code. A worker thread of the same
 * file watches its memory and time.
 */
export const runProcess = (url: string, load: () => Promise<Program>): void => {
  if (isMainThread) watchAndServe(url, load);
  else watch(workerData);
};

const watchAndServe = (url: string, load: () => Promise<Program>): void => {
  const [parent, memoryBytes] = process.argv.slice(2).map(Number);
  // the parent process may be gone by now
  const watched = { parent, memoryBytes } as Watched;
  const watchdog = new Worker(fileURLToPath(url), { workerData: watched, stdout: true, stderr: true });
  watchdog.unref();
  const watchTask = (processorSeconds: number) => watchdog.postMessage(processorSeconds);
  void Promise.all([import("./serve.ts"), load()]).then(([{ serve }, program]) => serve(program, watchTask));
};
