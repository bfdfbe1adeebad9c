import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "../until.ts";
import { assembledLibrary } from "./assemble.ts";

export interface Server {
  endpoint: string;
  stop(): Promise<void>;
}

/** Starts Amazon's DynamoDB Local on a free port, with its tables in memory. */
export const startDynamoDbLocal = async (): Promise<Server> => {
  const library = await assembledLibrary();
  const folder = await mkdtemp(join(tmpdir(), "dynamodb-"));
  const port = await freePort();
  const server = launch(library, folder, port);
  const endpoint = `http://127.0.0.1:${port}`;
  await until(() => answered(endpoint, server));
  return {
    endpoint,
    stop: async () => {
      await ended(server);
      await rm(folder, { recursive: true });
    },
  };
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** It leaves a file in the folder it runs in. */
const launch = (library: string, folder: string, port: number): ChildProcess => {
  const { JAVA_TOOL_OPTIONS: _, ...env } = process.env;
  const options = [
    ...["-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"],
    `-Djava.io.tmpdir=${folder}`,
    ...[`-Dsqlite4java.library.path=${library}`, "-cp", join(library, "*")],
    ...["com.amazonaws.services.dynamodbv2.local.main.ServerRunner"],
    ...["-inMemory", "-disableTelemetry", "-port", String(port)],
  ];
  const server = spawn("java", options, { cwd: folder, env, stdio: "ignore" });
  const kill = () => server.kill("SIGKILL");
  process.once("exit", kill);
  server.once("exit", () => process.off("exit", kill));
  return server;
};

const answered = async (endpoint: string, server: ChildProcess): Promise<true | undefined> => {
  if (server.exitCode !== null)
    throw new Error(`DynamoDB Local ended with code ${server.exitCode} while starting`);
  return fetch(endpoint).then(
    () => true,
    () => undefined,
  );
};

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once("exit", () => resolve());
    server.kill("SIGKILL");
  });
