import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { startDynamo } from "#infra/local/dynamodb/start.ts";
import { ensureTable } from "#infra/local/dynamodb/table.ts";
import { percentile, type Row } from "./table.ts";

const client = fileURLToPath(new URL("budget-clients.ts", import.meta.url));
const accessKeyId = "BUDGET";
const processes = 2;
const clients = 200;
const seeds = 5;
const cent = 10_000_000;

export interface Report {
  /** Nano-dollars. */
  spent: number;
  answers: number;
  refused: number;
  failed: number;
  /** Milliseconds of a reservation and its settlement, while nobody else asks. */
  alone: number[];
}

/** A budget of 1.00 that 200 clients of two processes with one table spend by answers of up to 0.01. */
export const budget = async (): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), "budget-"));
  const dynamo = await startDynamo({ dir: folder, accessKeyId });
  const env = {
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: "SECRET",
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
    TABLE_NAME: "docent",
    LOG_LEVEL: "ERROR",
  };
  Object.assign(process.env, env);
  await ensureTable(new DynamoDBClient({}), "docent");
  const most: number[] = [];
  const rounds: Report[][] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const reports = await Promise.all(
      Array.from({ length: processes }, (_, at) => run(env, [seed, at, clients / processes])),
    );
    most.push(reports.reduce((sum, { spent }) => sum + spent, 0));
    rounds.push(reports);
  }
  const { alone } = await run(env, [0, 0, 0]);
  await dynamo.stop();
  rmSync(folder, { recursive: true });
  const sum = (name: "answers" | "refused" | "failed") =>
    rounds.flat().reduce((total, one) => total + one[name], 0);
  return [
    {
      what: `spent of 100 cents by ${clients} clients, most of ${seeds} seeds`,
      value: Math.max(...most) / cent,
      unit: "cents",
      atMost: 101,
    },
    { what: "the same, least", value: Math.min(...most) / cent, unit: "cents", atLeast: 98 },
    { what: "answers given, all seeds", value: sum("answers"), unit: "" },
    { what: "answers paused", value: sum("refused"), unit: "" },
    { what: "answers failed", value: sum("failed"), unit: "", atMost: 0 },
    { what: "reserving and settling, p50", value: percentile(alone, 0.5), unit: "ms" },
    { what: "reserving and settling, p95", value: percentile(alone, 0.95), unit: "ms" },
  ];
};

const run = (env: Record<string, string>, values: number[]): Promise<Report> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [client, ...values.map(String)], {
      env: { PATH: process.env.PATH ?? "", ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let printed = "";
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
    });
    child.once("exit", (code) =>
      code === 0 ? resolve(JSON.parse(printed)) : reject(new Error(`A client process ended with ${code}.`)),
    );
  });
