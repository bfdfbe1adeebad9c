import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { visitorLimits } from "#platform/rate-limit/bounds.ts";

const main = fileURLToPath(new URL("../infra/local/start.mjs", import.meta.url));

export interface Product {
  url: string;
  folder: string;
  /** Everything it printed so far. */
  output(): string;
  process: ChildProcess;
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
}: Options = {}): Promise<Product> => {
  const child = spawn(process.execPath, [main, "--port", String(port), "--data", folder, ...args], {
    env: {
      ...withoutVitest(process.env),
      VISITOR_LIMITS: ofAccounts,
      ACCOUNT_QUOTAS: "invitations=1000000",
      ...(configuresModel(env) ? {} : builtin),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const exited = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /Docent is ready at (\S+)/.exec(printed)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    exited.then((code) => reject(new Error(`The product ended with ${code}:\n${printed}`)));
  });
  const url = await ready;
  return {
    url,
    folder,
    output: () => printed,
    process: child,
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
