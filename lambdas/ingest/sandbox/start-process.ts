import { type ChildProcess, fork } from "node:child_process";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { limits } from "./limits.ts";

/** Starts a process to read files in, with Node's permission model around it and nothing of the environment. */
export const startProcess = (): ChildProcess => {
  const child = fork(entry, [], {
    execArgv: restrictions(),
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.unref();
  child.channel?.unref();
  return child;
};

/** Node's options: it may read its own code, evaluates no text as code, starts no programs, writes nothing. */
export const restrictions = (): string[] => [
  "--permission",
  "--allow-worker",
  ...ownCode().map((path) => `--allow-fs-read=${path}`),
  "--disallow-code-generation-from-strings",
  `--max-old-space-size=${limits.heapMegabytes}`,
  "--no-warnings",
];

const here = fileURLToPath(import.meta.url);

/** Lies beside this file in the sources as in a bundle. */
const entry = join(dirname(here), `sandbox-process${extname(here)}`);

/** A bundle is alone in its folder; the sources have their packages and the shared contract beside them. */
const ownCode = (): string[] => {
  if (extname(here) !== ".ts") return [join(dirname(here), "*")];
  const root = join(dirname(here), "../../..");
  return ["package.json", "lambdas/*", "shared/*", "node_modules/*"].map((path) => join(root, path));
};
