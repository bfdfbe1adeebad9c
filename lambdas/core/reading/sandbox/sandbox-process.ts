import { runProcess } from "#platform/sandbox/run-process.ts";

/** Entry point of the child process that reads and splits files. */
runProcess(import.meta.url, () => import("./tasks.ts"));
