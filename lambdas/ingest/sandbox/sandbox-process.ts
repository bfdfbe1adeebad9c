import { fileURLToPath } from "node:url";
import { isMainThread, Worker } from "node:worker_threads";
import { watch } from "./watchdog.ts";

/**
 * The process in which files are read. It may read the program's own code and nothing else of the disk, starts no
 * programs, opens no connections and evaluates no text as code.
 */
if (isMainThread) {
  new Worker(fileURLToPath(import.meta.url), { stdout: true, stderr: true }).unref();
  void import("./serve.ts").then(({ serve }) => serve());
} else watch();
