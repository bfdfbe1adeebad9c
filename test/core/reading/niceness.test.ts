import type { ChildProcess } from "node:child_process";
import { getPriority } from "node:os";
import { expect, it, vi } from "vitest";
import { read } from "#lambdas/core/reading/read.ts";
import { until } from "../../until.ts";

const started: ChildProcess[] = [];
vi.mock("node:child_process", async (importOriginal) => {
  const original = await importOriginal<typeof import("node:child_process")>();
  const fork = (...given: Parameters<typeof original.fork>) => {
    const child = original.fork(...given);
    started.push(child);
    return child;
  };
  return { ...original, fork };
});

/** The niceness of the process that reads a file, once that takes long: it is stopped on the way. */
const nicenessOf = async (owner: string, seconds?: number): Promise<number> => {
  const file = { owner, filename: "a.txt", contentType: "text/plain" };
  const listener = { report: () => undefined, onSplit: () => undefined, ...(seconds && { seconds }) };
  const before = started.length;
  const reading = read(Buffer.from("A reminder costs 1.50 euros."), file, listener);
  const child = await until(async () => started[before]);
  child.kill("SIGSTOP");
  const pid = child.pid ?? 0;
  const usual = getPriority(pid);
  const niceness = await until(async () => (getPriority(pid) === usual ? undefined : getPriority(pid)));
  child.kill("SIGCONT");
  await reading;
  return niceness;
};

it("a slow file gets the processor after all others, one that a person waits for after a few", async () => {
  expect([await nicenessOf("ann"), await nicenessOf("bob", 30)]).toEqual([15, 5]);
});
