import type { ChildProcess } from "node:child_process";
import { getPriority } from "node:os";
import { expect, it, vi } from "vitest";
import { read } from "#lambdas/core/reading/read.ts";
import { readApart } from "#lambdas/integrations/openapi/sandbox/read-apart.ts";
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

/** The niceness of the process that does some work, once that takes long: it is stopped on the way. */
const nicenessOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = started.length;
  const done = work();
  const child = await until(async () => started[before]);
  child.kill("SIGSTOP");
  const pid = child.pid ?? 0;
  const usual = getPriority(pid);
  const niceness = await until(async () => (getPriority(pid) === usual ? undefined : getPriority(pid)));
  child.kill("SIGCONT");
  await done;
  return niceness;
};

const readFile = (owner: string, seconds?: number) =>
  read(
    Buffer.from("A reminder costs 1.50 euros."),
    { owner, filename: "a.txt", contentType: "text/plain" },
    { report: () => undefined, onSplit: () => undefined, ...(seconds && { seconds }) },
  );

it.each([
  ["an owner's document", 15, () => readFile("ann")],
  ["a visitor's file", 5, () => readFile("bob", 15)],
  [
    "an OpenAPI document",
    5,
    () => readApart("carl", '{"openapi":"3.1.0","info":{},"paths":{}}').catch(() => 0),
  ],
])(
  "%s that takes long is read at niceness %i: less for what somebody waits for",
  async (_, niceness, work) => {
    expect(await nicenessOf(work)).toBe(niceness);
  },
);
