import { fileURLToPath } from "node:url";
import { isMainThread, Worker, workerData } from "node:worker_threads";
import { watch } from "./watchdog.ts";

/**
 * Entry point of the child process that reads and splits files. It can read the product's code and no other files, and it
 * can neither start programs, open connections nor evaluate strings as code. A worker thread watches its memory and time.
 */
if (isMainThread) {
  // given by the parent process, which may be gone by now
  const watched = { workerData: { parent: Number(process.argv[2]) }, stdout: true, stderr: true };
  const watchdog = new Worker(fileURLToPath(import.meta.url), watched);
  watchdog.unref();
  const watchFile = (bytes: number) => watchdog.postMessage(bytes);
  void import("./serve.ts").then(({ serve }) => serve(watchFile));
} else watch(workerData.parent);
