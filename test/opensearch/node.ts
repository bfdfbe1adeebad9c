import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "../until.ts";
import { assembledHome } from "./assemble.ts";
import { javaArguments, loggingSettings, nodeSettings } from "./settings.ts";

export interface OpenSearchNode {
  url: string;
  stop(): Promise<void>;
}

/** Java or Maven if it is not installed; a suite that is left out names them. */
export const missingTools = (): string[] => ["java", "mvn"].filter((tool) => !isFound(tool));

/** Starts a real OpenSearch on a free port with an empty folder of its own; both go at `stop`. */
export const startOpenSearch = async (): Promise<OpenSearchNode> => {
  const node = await launchOpenSearch();
  await answering(node.url, node.process);
  return node;
};

/** The same without waiting for its first answer, for which `answering` waits. */
export const launchOpenSearch = async (): Promise<OpenSearchNode & { process: ChildProcess }> => {
  const home = await assembledHome();
  const folder = await mkdtemp(join(tmpdir(), "opensearch-"));
  const port = await freePort();
  await writeSettings(folder, port);
  const node = launch(home, folder);
  return {
    url: `http://127.0.0.1:${port}`,
    process: node,
    stop: async () => {
      await ended(node);
      await rm(folder, { recursive: true });
    },
  };
};

const isFound = (tool: string): boolean => {
  try {
    execFileSync(tool, ["-version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
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

/** OpenSearch refuses to run as root, so root runs it as nobody. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

const writeSettings = async (folder: string, port: number): Promise<void> => {
  for (const name of ["config", "data", "logs", "tmp"]) await mkdir(join(folder, name));
  await writeFile(join(folder, "config/opensearch.yml"), nodeSettings(folder, port));
  await writeFile(join(folder, "config/log4j2.properties"), loggingSettings);
  if (!unprivileged.uid) return;
  for (const name of ["", "config", "data", "logs", "tmp"]) {
    chownSync(join(folder, name), unprivileged.uid, unprivileged.gid);
  }
};

const launch = (home: string, folder: string): ChildProcess => {
  const { JAVA_TOOL_OPTIONS: _, ...environment } = process.env;
  const options = { cwd: folder, env: environment, stdio: "ignore", ...unprivileged } as const;
  const node = spawn("java", javaArguments(home, folder), options);
  const kill = () => node.kill("SIGKILL");
  process.once("exit", kill);
  node.once("exit", () => process.off("exit", kill));
  return node;
};

/** Waits for an OpenSearch that is starting. */
export const answering = async (url: string, node?: ChildProcess): Promise<void> => {
  await until(async () => {
    if (node && node.exitCode !== null)
      throw new Error(`OpenSearch ended with code ${node.exitCode} while starting`);
    const health = await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=5s`).catch(
      () => undefined,
    );
    return health?.ok || undefined;
  });
};

const ended = (node: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (node.exitCode !== null || node.signalCode !== null) return resolve();
    node.once("exit", () => resolve());
    node.kill("SIGKILL");
  });
