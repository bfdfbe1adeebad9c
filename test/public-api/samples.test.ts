import { execFile, execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, inject, it } from "vitest";
import { endpointsIn } from "#shared/api-docs/endpoints.ts";
import { replies } from "#shared/api-docs/replies.ts";
import { placeholderOf, samples } from "#shared/api-docs/samples.ts";
import { contract } from "#shared/contract/index.ts";
import { openapi } from "#shared/openapi.ts";
import { uniqueId } from "../unique-id.ts";
import { keyOf } from "./client.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");

const hasPython = (() => {
  try {
    execFileSync("python3", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    console.warn("python3 is not found: the sample in Python is not run.");
    return false;
  }
})();

/** The program as it stands in the documentation, in a file of the project, where it finds the packages. */
const inFile = async (code: string, command: string, ending: string): Promise<string> => {
  const file = join(root, "dist", `${uniqueId("sample")}.${ending}`);
  writeFileSync(file, code);
  try {
    return (await run(command, [file])).stdout;
  } finally {
    rmSync(file);
  }
};

const runners: Record<keyof typeof samples, (code: string) => Promise<string>> = {
  curl: (code) => inFile(code, "sh", "sh"),
  javascript: (code) => inFile(code, process.execPath, "mjs"),
  streaming: (code) => inFile(code, process.execPath, "mjs"),
  node: (code) => inFile(code, process.execPath, "mjs"),
  openai: (code) => inFile(code, process.execPath, "mjs"),
  python: (code) => inFile(code, "python3", "py"),
};

const runnable = (Object.keys(samples) as (keyof typeof samples)[]).filter(
  (name) => name !== "python" || hasPython,
);

it.each(runnable)("[PUBAPI-023] the sample %s prints an answer, run as it stands", async (name) => {
  const { api_key } = await keyOf("ann");
  const code = samples[name].code({ origin: inject("url"), key: api_key });
  expect(await runners[name](code)).toMatch(/Shop help|Returns|Workshop/);
});

it("[PUBAPI-024] [PUBAPI-029] every sample carries a key of prefix and 32 characters, and names 401 and 429", () => {
  const key = placeholderOf("dk_7Kq2Vx");
  expect(key).toMatch(/^dk_7Kq2Vx.{32}$/);
  for (const { code } of Object.values(samples)) {
    const text = code({ origin: "https://docent.example", key });
    for (const part of [key, "401", "429"]) expect(text).toContain(part);
  }
});

it("the documented endpoints are the contract's, and their replies are valid", () => {
  const endpoints = endpointsIn(JSON.parse(JSON.stringify(openapi(contract))));
  expect(endpoints.map(({ path, method }) => `${method} ${path}`)).toEqual(
    Object.values(contract.publicApi).map(({ path, method }) => `${method} ${path}`),
  );
  for (const [path, reply] of Object.entries(replies)) {
    const route = Object.values(contract.publicApi).find((one) => one.path === path);
    expect(route?.output.parse(reply)).toEqual(reply);
  }
});
