import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { bundleFunction } from "../../infra/function-code.ts";
import { functions } from "../../infra/functions.ts";
import { percentile, type Row } from "./table.ts";

const runs = 15;

/** How long a fresh process takes to load each function's code, as it is packed for Lambda. */
export const codeLoad = async (): Promise<Row[]> =>
  Object.entries(functions).flatMap(([name, definition]): Row[] => {
    const folder = bundleFunction(name, definition);
    const times = Array.from({ length: runs }, () => loadOnce(join(folder, "index.mjs")));
    return [
      {
        what: `${name}: load, p50`,
        value: percentile(times, 0.5),
        unit: "ms",
        ...(name === "chat" && { atMost: 50 }),
      },
      { what: `${name}: code`, value: Math.round(sizeOf(folder) / 1024), unit: "KB" },
    ];
  });

const sizeOf = (folder: string): number =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".mjs"))
    .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

const script = (file: string) =>
  `globalThis.awslambda={streamifyResponse:h=>h,HttpResponseStream:{from:s=>s}};const t=performance.now();await import(${JSON.stringify(file)});console.log(performance.now()-t)`;

const loadOnce = (file: string): number =>
  Number(
    execFileSync(process.execPath, ["--input-type=module", "-e", script(file)], {
      env: { PATH: process.env.PATH ?? "", AWS_REGION: "us-east-1" },
    }).toString(),
  );
