import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleFunction } from "#infra/function-code.ts";
import { functionNamed, functions } from "#infra/functions.ts";
import type { LambdaFunction } from "#platform/area/function.ts";
import { bytesRead, type LoadedCode, loadOnce } from "../infra/loaded-code.ts";
import { percentile, type Row } from "./table.ts";

const runs = 15;

/** How long a fresh process takes to load each function's code, as it is packed for Lambda, and how much that is. */
export const codeLoad = async (): Promise<Row[]> => [
  ...Object.entries<LambdaFunction>(functions).flatMap(([name, definition]) =>
    loading(name, bundleFunction(name, definition)),
  ),
  ...withCompiledCode(bundleFunction("chat", functionNamed("chat"))),
];

const loading = (name: string, folder: string): Row[] => {
  const loads = Array.from({ length: runs }, () => loadOnce(folder));
  return [
    {
      what: `${name}: load, p50`,
      value: middle(loads),
      unit: "ms",
      ...(name === "chat" && { atMost: 50 }),
    },
    {
      what: `${name}: code read at the start`,
      value: kilobytes(Math.max(...loads.map(bytesRead))),
      unit: "KB",
    },
    { what: `${name}: code`, value: kilobytes(sizeOf(folder)), unit: "KB" },
  ];
};

/** It fits only the Node release, processor and user that it was made by, so a packed one would rarely fit on Lambda. */
const withCompiledCode = (folder: string): Row[] => {
  const cache = mkdtempSync(join(tmpdir(), "docent-compiled-"));
  loadOnce(folder, { cache });
  const loads = Array.from({ length: runs }, () => loadOnce(folder, { cache }));
  rmSync(cache, { recursive: true });
  return [{ what: "chat: load with code compiled before, p50", value: middle(loads), unit: "ms" }];
};

const middle = (loads: LoadedCode[]): number =>
  percentile(
    loads.map(({ milliseconds }) => milliseconds),
    0.5,
  );

const kilobytes = (bytes: number): number => Math.round(bytes / 1024);

const sizeOf = (folder: string): number =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".js"))
    .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
