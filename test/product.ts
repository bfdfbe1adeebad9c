import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ParentReply, ParentRequest } from "#infra/local/functions/run-for-parent.ts";
import { visitorLimits } from "#platform/rate-limit/bounds.ts";

const main = fileURLToPath(new URL("../infra/local/start.mjs", import.meta.url));

/** The options of Node with which start.mjs starts the product; given here, it does not replace the process, which would lose its channel. */
const frugal = ["--max-semi-space-size=16", "--expose-gc"];

export interface Product {
  url: string;
  folder: string;
  /** Everything it printed so far. */
  output(): string;
  process: ChildProcess;
  /** Runs a scheduled function to its end, as if it were `at` if that is given. */
  runSchedule(schedule: string, at?: Date): Promise<void>;
  /** Ctrl-C, and the end of the process. */
  stop(): Promise<number | null>;
  /** `kill -9`. */
  kill(): Promise<void>;
}

interface Options {
  folder?: string;
  port?: number;
  args?: string[];
  env?: Record<string, string>;
  /** Whether schedules run only by `runSchedule`, once they ran at the start. */
  isUnscheduled?: boolean;
}

/** The setting that takes these limits away. */
export const unlimitedIn = (names: string[]): string => names.map((name) => `${name}=1000000`).join();

/** Limits of accounts: one owner asks what many tests try. */
const ofAccounts = unlimitedIn(["owner", "ownerDay", "changes", "heavy", "reads", "reports"]);

/** Visitors may ask as much as they like: for where something else than their limits is tried. */
export const unlimited = {
  VISITOR_LIMITS: unlimitedIn(Object.keys(visitorLimits(""))),
};

/** Starts the product as `npm start` does, on a free port with a data folder of its own. */
export const startProduct = async ({
  folder = temporaryFolder(),
  port = 0,
  args = [],
  env = {},
  isUnscheduled = false,
}: Options = {}): Promise<Product> => {
  const child = spawn(
    process.execPath,
    [...frugal, main, "--port", String(port), "--data", folder, ...args],
    {
      env: {
        ...withoutVitest(process.env),
        VISITOR_LIMITS: ofAccounts,
        ACCOUNT_QUOTAS: "invitations=1000000",
        // its articles would be read beside what a test waits for
        DEMO: "off",
        ...(configuresModel(env) ? {} : builtin),
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    },
  );
  let printed = "";
  const exited = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /Docent is ready at (\S+)/.exec(printed)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    exited.then((code) => reject(new Error(`The product ended with ${code}:\n${printed}`)));
  });
  const url = await ready;
  if (isUnscheduled) await ask(child, {});
  return {
    url,
    folder,
    output: () => printed,
    process: child,
    runSchedule: (schedule, at) => ask(child, { schedule, ...(at && { at: at.toISOString() }) }),
    stop: () => {
      child.kill("SIGINT");
      return exited;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
  };
};

const ask = (child: ChildProcess, work: Omit<ParentRequest, "id">): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request: ParentRequest = { id: randomUUID(), ...work };
  const ended = () => reject(new Error("The product ended."));
  const read = ({ id, failure }: ParentReply) => {
    if (id !== request.id) return;
    child.off("message", read).off("exit", ended);
    if (failure === undefined) resolve();
    else reject(new Error(failure));
  };
  child.on("message", read).once("exit", ended);
  child.send(request, (error) => error && reject(error));
  return promise;
};

/** Runs it where it is expected to refuse, and returns what it printed. */
export const refusedStart = async (options: Options): Promise<string> => {
  const outcome = await startProduct(options).catch((error: Error) => error.message);
  if (typeof outcome === "string") return outcome;
  await outcome.stop();
  throw new Error("The product started although it should have refused.");
};

const folders: string[] = [];
process.once("exit", () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder that is removed when the process ends. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "docent-test-"));
  folders.push(folder);
  return folder;
};

/** Named, so that the start does not look for model servers, which this machine may have. */
const builtin = { MODEL_PROVIDER: "builtin" };

const configuresModel = (env: Record<string, string>): boolean =>
  Object.keys(env).some((name) => /^(?:MODEL_PROVIDER|OPENAI_)/.test(name));

const withoutVitest = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => !/^(VITEST|NODE_OPTIONS|OPENAI_|MODEL_|CHAT_MODELS|EMBEDDING_)/.test(name),
    ),
  );
