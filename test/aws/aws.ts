import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Emulator } from "./emulator/start.ts";

/** Runs the AWS CLI against the emulator as a person would, and returns what it printed, read as JSON. */
export const aws = async (
  { python, environment, gateway }: Pick<Emulator, "python" | "environment" | "gateway">,
  ...command: string[]
): Promise<unknown> => {
  const cli = join(python.folder, "layer/awscli/aws");
  const { stdout } = await promisify(execFile)(
    python.program("python"),
    [cli, "--output", "json", "--endpoint-url", gateway.url, ...command],
    { env: { PATH: process.env.PATH, ...environment }, maxBuffer: 2 ** 26 },
  );
  return stdout.trim() ? JSON.parse(stdout) : undefined;
};
