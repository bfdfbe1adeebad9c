import { fileURLToPath } from "node:url";
import { isMainThread, Worker } from "node:worker_threads";
import { watch } from "./watchdog.ts";

/**
 * Entry point of the child process that reads and splits files. It can read the product's code and no other files, and it
 * can neither start programs, open connections nor evaluate strings as code. A worker thread watches its memory and time.
 */
if (isMainThread) {
  const watchdog = new Worker(fileURLToPath(import.meta.url), { stdout: true, stderr: true });
  watchdog.unref();
  const watchFile = (bytes: number) => watchdog.postMessage(bytes);
  void import("./serve.ts").then(({ serve }) => serve(watchFile));
} else watch();
