import { execFile, execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { uniqueId } from "../unique-id.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");

/** Runs a program as it stands in the documentation, in a file of the project, where it finds the packages; returns what it prints. */
const inFile = async (code: string, command: string, ending: string): Promise<string> => {
  const file = join(root, "dist", `${uniqueId("sample")}.${ending}`);
  writeFileSync(file, code);
  try {
    return (await run(command, [file])).stdout;
  } finally {
    rmSync(file);
  }
};

export const runNode = (code: string) => inFile(code, process.execPath, "mjs");
export const runShell = (code: string) => inFile(code, "sh", "sh");
export const runPython = (code: string) => inFile(code, "python3", "py");

/** Says so if Python, or a package of it, is not on this machine. */
export const hasPython = (module = "json"): boolean => {
  try {
    execFileSync("python3", ["-c", `import ${module}`], { stdio: "ignore" });
    return true;
  } catch {
    console.warn(`python3 with the module ${module} is not found: its sample is not run.`);
    return false;
  }
};
