import { randomBytes } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import * as z from "zod";
import { AwsError, parseInput, serveAwsJson } from "../aws/aws-json.ts";
import { backUp, type CopyTable } from "./cut.ts";

interface Options {
  folder: string;
  /** Where the file is kept that says how this run is asked. */
  file: string;
  copyTable: CopyTable;
}

/** How a program that can read the data folder asks the run that has it open. */
export const Running = z.object({ endpoint: z.string(), token: z.string() });

const Asked = z.object({ file: z.string().min(1) });

/**
 * Packs the data folder for a program that can read it: at a separate address, which no page and no reverse proxy
 * reaches, with a token of this run only.
 */
export const serveBackup = async ({ folder, file, copyTable }: Options) => {
  const token = randomBytes(32).toString("base64url");
  let last: Promise<unknown> = Promise.resolve();
  /** One at a time. */
  const inTurn = async (input: unknown) => {
    const asked = parseInput(Asked, input);
    const made = last.then(() => backUp(folder, asked.file, copyTable)).catch(told);
    last = made.catch(() => undefined);
    return made;
  };
  const { endpoint, stop } = await serveAwsJson({
    accessKeyId: token,
    operations: new Map([["BackUp", inTurn]]),
  });
  keep(file, { endpoint, token });
  return {
    async stop(): Promise<void> {
      rmSync(file, { force: true });
      await stop();
    },
  };
};

/** The caller owns the folder and receives the error's message. */
const told = (error: unknown): never => {
  throw new AwsError("BackupFailed", error instanceof Error ? error.message : String(error), {}, 500);
};

const keep = (file: string, running: z.infer<typeof Running>): void => {
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, JSON.stringify(running), { mode: 0o600, flag: "wx" });
  renameSync(`${file}.new`, file);
};
