import { readFileSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { childrenOf } from "../../bench/processes.ts";
import { type Product, startProduct } from "../../product.ts";
import { send } from "../../upload.ts";
import { as } from "../../users.ts";
import { nestedForms } from "./forms.ts";

const family = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(family)];

const isRunning = (pid: number): boolean => {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
};

/** All processes of a product that reads a hostile file; the file's own process is busy in its main thread. */
const busyProcesses = async (): Promise<{ product: Product; pids: number[] }> => {
  const product = await startProduct();
  onTestFinished(() => product.kill());
  const ann = await as("ann", product.url);
  const { id } = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  await send(ann, id, { name: "forms.pdf", type: "application/pdf", bytes: nestedForms() });
  const pids = () => family(product.process.pid ?? 0);
  await expect.poll(() => pids().length).toBeGreaterThanOrEqual(3);
  return { product, pids: pids() };
};

it.skipIf(process.platform !== "linux").each([
  ["SIGTERM", "SIGTERM"],
  ["kill -9", "SIGKILL"],
] as const)("%s ends all that the product started, though a file keeps a process busy", async (_, signal) => {
  const { product, pids } = await busyProcesses();
  product.process.kill(signal);
  await expect.poll(() => pids.filter(isRunning)).toEqual([]);
});
