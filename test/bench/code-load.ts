import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { functions } from "../../infra/functions.ts";
import { percentile, type Row } from "./table.ts";

const runs = 15;
const banner = 'import{createRequire}from"node:module";const require=createRequire(import.meta.url);';

/** How long a fresh process takes to load each function's code, bundled as the CDK does for Lambda. */
export const codeLoad = async (): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), "docent-load-"));
  const rows: Row[] = [];
  for (const [name, { entry }] of Object.entries(functions)) {
    const outfile = join(folder, name, "index.mjs");
    await build({
      entryPoints: [entry],
      outfile,
      bundle: true,
      minify: true,
      platform: "node",
      target: "node24",
      format: "esm",
      mainFields: ["module", "main"],
      banner: { js: banner },
      logLevel: "error",
    });
    const times = Array.from({ length: runs }, () => loadOnce(outfile));
    rows.push({
      what: `${name}: load, p50`,
      value: percentile(times, 0.5),
      unit: "ms",
      ...(name === "chat" && { atMost: 50 }),
    });
    rows.push({ what: `${name}: code`, value: Math.round(statSync(outfile).size / 1024), unit: "KB" });
  }
  rmSync(folder, { recursive: true, force: true });
  return rows;
};

const script = (file: string) =>
  `globalThis.awslambda={streamifyResponse:h=>h,HttpResponseStream:{from:s=>s}};const t=performance.now();await import(${JSON.stringify(file)});console.log(performance.now()-t)`;

const loadOnce = (file: string): number =>
  Number(
    execFileSync(process.execPath, ["--input-type=module", "-e", script(file)], {
      env: { PATH: process.env.PATH ?? "", AWS_REGION: "us-east-1" },
    }).toString(),
  );
