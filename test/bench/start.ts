import { setTimeout as pause } from "node:timers/promises";
import { startProduct } from "../product.ts";
import { residentMebibytes } from "./processes.ts";
import { percentile, type Row } from "./table.ts";

const runs = 5;

/** A start with the demo, as `npm start` does it. */
const demo = { env: { DEMO: "on" } };

/** From the command to "ready", on a warm install, and the memory it then takes. */
export const start = async (): Promise<Row[]> => {
  const times: number[] = [];
  const memory: number[] = [];
  await (await startProduct(demo)).stop();
  for (let run = 0; run < runs; run++) {
    const startedAt = performance.now();
    const product = await startProduct(demo);
    times.push((performance.now() - startedAt) / 1000);
    await pause(2000);
    memory.push(residentMebibytes(product.process.pid ?? 0, "VmRSS"));
    await product.stop();
  }
  return [
    { what: "start to ready, p50", value: percentile(times, 0.5), unit: "s", atMost: 3 },
    { what: "start to ready, slowest", value: Math.max(...times), unit: "s", atMost: 5 },
    { what: "memory when idle", value: percentile(memory, 0.5), unit: "MiB", atMost: 120 },
  ];
};
