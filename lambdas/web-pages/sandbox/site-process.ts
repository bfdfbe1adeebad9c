import { runProcess } from "#platform/sandbox/run-process.ts";

/** Entry point of the child process that reads the files of websites. */
runProcess(import.meta.url, () => import("./tasks.ts"));
