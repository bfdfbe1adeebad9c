import { readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { untilFound } from "../demo/visitor.ts";
import { startProduct, temporaryFolder } from "../product.ts";
import { residentMebibytes } from "./processes.ts";
import { percentile, type Row } from "./table.ts";

const runs = 5;
/** A process that has loaded its modules gives back what they left behind after five quiet seconds. */
const idleMilliseconds = 8000;

const articles = readdirSync("pages/help/articles").filter((file) => file.endsWith(".md")).length;

/** From the command to "ready", with the demo, as `npm start` does it, and the memory it then takes; the demo's articles were read before. */
export const start = async (): Promise<Row[]> => {
  const times: number[] = [];
  const memory: number[] = [];
  const folder = temporaryFolder();
  const demo = { folder, env: { DEMO: "on" } };
  const first = await startProduct(demo);
  await untilFound(folder, articles);
  await first.stop();
  for (let run = 0; run < runs; run++) {
    const startedAt = performance.now();
    const product = await startProduct(demo);
    times.push((performance.now() - startedAt) / 1000);
    await pause(idleMilliseconds);
    memory.push(residentMebibytes(product.process.pid ?? 0, "VmRSS"));
    await product.stop();
  }
  return [
    { what: "start to ready, p50", value: percentile(times, 0.5), unit: "s", atMost: 3 },
    { what: "start to ready, slowest", value: Math.max(...times), unit: "s", atMost: 5 },
    { what: "memory when idle", value: percentile(memory, 0.5), unit: "MiB", atMost: 120 },
  ];
};
