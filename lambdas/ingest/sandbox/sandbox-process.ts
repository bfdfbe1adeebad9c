import { fileURLToPath } from "node:url";
import { isMainThread, Worker } from "node:worker_threads";
import { watch } from "./watchdog.ts";

/**
 * Entry point of the child process that extracts files. It can read the product's code and no other files, and it
 * can neither start programs, open connections nor evaluate strings as code. A worker thread watches its memory.
 */
if (isMainThread) {
  new Worker(fileURLToPath(import.meta.url), { stdout: true, stderr: true }).unref();
  void import("./serve.ts").then(({ serve }) => serve());
} else watch();
