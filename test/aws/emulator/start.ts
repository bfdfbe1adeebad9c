import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { until } from "../../until.ts";
import type { Call } from "./call.ts";
import { type Gateway, openGateway } from "./gateway.ts";
import { type Installed, installed } from "./install.ts";

const here = dirname(fileURLToPath(import.meta.url));
const modules = fileURLToPath(new URL("../../../node_modules", import.meta.url));

export interface Emulator {
  gateway: Gateway;
  /** Settings under which SDKs, the CDK CLI and the AWS CLI take the emulator for AWS. */
  environment: Record<string, string>;
  python: Installed;
  /** The calls that functions have made so far. */
  calls: Call[];
  /** Where it writes what it and the functions print. */
  logFile: string;
  /** Ends the process of a function, as after a long idle. */
  coolDown(functionName: string): Promise<void>;
  stop(): Promise<void>;
}

interface Around {
  /** Port of the search engine that its search domains lead to. */
  search: number;
  /** Answers for Bedrock. */
  bedrockUrl: string;
}

/** An AWS emulator with IAM enforced, with an empty account; functions run as Node processes of this very Node. */
export const startEmulator = async ({ search, bedrockUrl }: Around): Promise<Emulator> => {
  const python = await installed();
  const folder = await mkdtemp(join(tmpdir(), "aws-"));
  await promisify(execFile)(python.program("python"), [join(here, "certificate.py"), folder]);
  const certificateFile = join(folder, "certificate.pem");
  const [cert, key] = await Promise.all([readFile(certificateFile), readFile(join(folder, "key.pem"))]);
  const calls: Call[] = [];
  const port = await freePort();
  const gateway = await openGateway({
    certificate: { cert, key },
    emulator: port,
    search,
    onCall: (call) => calls.push(call),
  });
  const account = { ...client(gateway), NODE_EXTRA_CA_CERTS: certificateFile };
  const logFile = join(folder, "emulator.log");
  const child = spawn(python.program("python"), [join(here, "run.py")], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    env: {
      ...withoutOwnAws(process.env),
      ...account,
      // Functions are started by the name of the program.
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      TMPDIR: folder,
      BIND_HOST: "127.0.0.1",
      GATEWAY_PORT: String(port),
      LAMBDA_EXECUTOR: "local",
      SFTP_ENABLED: "0",
      IOT_MTLS_ENABLED: "0",
      // Roles, bucket policies and signatures count only with this.
      AUTH: "true",
      MINISTACK_REGION: "us-east-1",
      MINISTACK_HOST: "us-east-1.amazonaws.com",
      MINISTACK_OPENSEARCH_ENDPOINT: gateway.searchHost,
      NODE_PATH: modules,
      TEST_FUNCTION_START: join(here, "function.cjs"),
      PYTHONPATH: join(here, "python"),
      TEST_AWS_CLI: join(python.folder, "layer/awscli/aws"),
      TEST_BEDROCK_URL: bedrockUrl,
    },
  });
  const log = createWriteStream(logFile);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const kill = () => end(child);
  process.once("exit", kill);
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The emulator ended:\n${await readFile(logFile, "utf8")}`);
    const health = await fetch(`http://127.0.0.1:${port}/_ministack/health`).catch(() => undefined);
    return health?.ok || undefined;
  }, 240_000);
  return {
    gateway,
    environment: account,
    python,
    calls,
    logFile,
    coolDown: async (functionName) => {
      const { stdout } = await promisify(execFile)("pgrep", ["-P", String(child.pid)]);
      for (const pid of stdout.trim().split("\n")) {
        const environment = await readFile(`/proc/${pid}/environ`, "utf8");
        if (environment.includes(`AWS_LAMBDA_FUNCTION_NAME=${functionName}\0`))
          process.kill(Number(pid), "SIGKILL");
      }
    },
    stop: async () => {
      process.off("exit", kill);
      kill();
      gateway.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

const client = ({ url }: Gateway) => ({
  AWS_ENDPOINT_URL: url,
  AWS_ACCESS_KEY_ID: "test",
  AWS_SECRET_ACCESS_KEY: "test",
  AWS_REGION: "us-east-1",
  AWS_DEFAULT_REGION: "us-east-1",
  AWS_EC2_METADATA_DISABLED: "true",
  CDK_DEFAULT_ACCOUNT: "000000000000",
  CDK_DEFAULT_REGION: "us-east-1",
  CDK_DISABLE_NOTICES: "1",
});

/** A person's own keys must never come near. */
const withoutOwnAws = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^(AWS_|VITEST|NODE_OPTIONS|NODE_ENV)/.test(name)),
  );

/** It and all functions that it started. */
const end = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
