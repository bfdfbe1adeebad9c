import { runProcess } from "#platform/sandbox/run-process.ts";

/** Entry point of the child process that looks for widgets in pages. */
runProcess(import.meta.url, () => import("./tasks.ts"));
