import { type ChildProcess, fork } from "node:child_process";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SandboxLimits } from "./limits.ts";

/** Starts a program of a sandbox under Node's permission model and with an empty environment. */
export const startProcess = (program: string, limits: SandboxLimits): ChildProcess => {
  const child = fork(program, [String(process.pid), String(limits.memoryBytes)], {
    execArgv: restrictions(limits),
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.unref();
  child.channel?.unref();
  return child;
};

/** Node's options: reading its own code is allowed; writing, starting programs and evaluating strings are not. */
export const restrictions = ({ heapMegabytes }: Pick<SandboxLimits, "heapMegabytes">): string[] => [
  "--permission",
  "--allow-worker",
  ...readablePaths().map((path) => `--allow-fs-read=${path}`),
  "--disallow-code-generation-from-strings",
  `--max-old-space-size=${heapMegabytes}`,
  "--no-warnings",
];

const here = fileURLToPath(import.meta.url);

/** The folder of the code, and the modules of the package it belongs to. */
const readablePaths = (): string[] => {
  const manifest = findPackageJSON(import.meta.url);
  const modules = ["package.json", "lambdas/*", "shared/*", "node_modules/*"];
  const root = dirname(manifest ?? here);
  return [join(dirname(here), "*"), ...modules.map((path) => join(root, path))];
};
