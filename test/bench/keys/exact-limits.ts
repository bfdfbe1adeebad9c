import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Row } from "../table.ts";
import { openTable, secrets } from "./own-table.ts";

const client = fileURLToPath(new URL("clients.ts", import.meta.url));
const run = promisify(execFile);
const processes = 2;
const clients = 100;
const windows = 15;
const perMinute = 60;

interface Report {
  passed: Record<string, number>;
  refused: number;
  failed: number;
}

/** 100 clients of two processes that all ask with one key of 60 requests a minute, on a clock of a minute a second. */
export const exactLimits = async (): Promise<Row[]> => {
  const env = await openTable();
  const startsAt = Date.now() + 4000;
  const reports = await Promise.all(
    Array.from({ length: processes }, async (_, at): Promise<Report> => {
      const values = [at, clients / processes, startsAt, windows].map(String);
      const { stdout } = await run(process.execPath, [client, ...values], {
        env: { PATH: process.env.PATH ?? "", ...env, KEY: secrets.limited },
      });
      return JSON.parse(stdout);
    }),
  );
  const minutes = new Set(reports.flatMap(({ passed }) => Object.keys(passed)));
  const passed = [...minutes].map((minute) =>
    reports.reduce((sum, report) => sum + (report.passed[minute] ?? 0), 0),
  );
  const sum = (name: "refused" | "failed") => reports.reduce((total, one) => total + one[name], 0);
  return [
    { what: "minutes", value: minutes.size, unit: "", atLeast: windows },
    { what: `allowed of ${perMinute} in a minute, most`, value: Math.max(...passed), unit: "", atMost: 60 },
    { what: "the same, least", value: Math.min(...passed), unit: "", atLeast: 58 },
    { what: "refused", value: sum("refused"), unit: "" },
    { what: "failed", value: sum("failed"), unit: "", atMost: 0 },
  ];
};
