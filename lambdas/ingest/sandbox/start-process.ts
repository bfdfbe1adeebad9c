import { type ChildProcess, fork } from "node:child_process";
import { findPackageJSON } from "node:module";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { limits } from "./limits.ts";

/** Starts a child process to extract files in, under Node's permission model and with an empty environment. */
export const startProcess = (): ChildProcess => {
  const child = fork(entry, [String(process.pid)], {
    execArgv: restrictions(),
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.unref();
  child.channel?.unref();
  return child;
};

/** Node's options: reading its own code is allowed; writing, starting programs and evaluating strings are not. */
export const restrictions = (): string[] => [
  "--permission",
  "--allow-worker",
  ...readablePaths().map((path) => `--allow-fs-read=${path}`),
  "--disallow-code-generation-from-strings",
  `--max-old-space-size=${limits.heapMegabytes}`,
  "--no-warnings",
];

const here = fileURLToPath(import.meta.url);

/** Same folder and file type as this module, from the sources and from a bundle. */
const entry = join(dirname(here), `sandbox-process${extname(here)}`);

/** The folder of the code, and the modules of the package it belongs to. */
const readablePaths = (): string[] => {
  const manifest = findPackageJSON(import.meta.url);
  const modules = ["package.json", "lambdas/*", "shared/*", "node_modules/*"];
  const root = dirname(manifest ?? here);
  return [join(dirname(here), "*"), ...modules.map((path) => join(root, path))];
};
