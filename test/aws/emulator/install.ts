import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Exact versions; boto3 is for CDK's own Python functions, cryptography for the emulator's keys and tokens. */
const packages = ["ministack==1.5.33", "cryptography==50.0.2", "boto3==1.43.106", "cfn-lint==1.58.0"];

export interface Installed {
  folder: string;
  /** A program of the Python environment. */
  program(name: string): string;
}

/** The tools that the emulator needs and that are not installed. */
export const missingTools = (): string[] => {
  const isFound = (command: string, args: string[]): boolean => {
    try {
      execFileSync(command, args, { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  };
  return isFound("python3", ["-c", "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))"])
    ? []
    : ["Python 3.10 or later with venv"];
};

/** The emulator with its linter, installed once below `.cache/aws`. */
export const installed = async (): Promise<Installed> => {
  const folder = resolve(".cache/aws");
  const program = (name: string) => join(folder, "python/bin", name);
  const marker = join(folder, packages.join(" ").replaceAll(/[^\w.=]+/g, "-"));
  if (!existsSync(marker)) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await run("python3", ["-m", "venv", join(folder, "python")]);
    await run(program("pip"), ["install", "-q", "--disable-pip-version-check", ...packages]);
    await unpackAwsCli(folder, program("python"));
    await writeFile(marker, "");
  }
  return { folder, program };
};

/** CDK's function that fills the site's bucket runs the AWS CLI of a layer, which the emulator does not mount. */
const unpackAwsCli = async (folder: string, python: string): Promise<void> => {
  const layer = resolve("node_modules/@aws-cdk/asset-awscli-v1/lib/layer.zip");
  await run(python, ["-m", "zipfile", "-e", layer, join(folder, "layer")]);
};
