import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { extract } from "#extraction/extract.ts";
import { bundleFunction } from "#infra/function-code.ts";
import { functionNamed } from "#infra/functions.ts";
import { readText } from "../ingest/read-text.ts";

const folder = new URL("../fixtures/documents/", import.meta.url);
const alone = mkdtempSync(join(tmpdir(), "docent-packed-"));
let packed: typeof import("#lambdas/core/reading/read.ts");

beforeAll(async () => {
  const { workers } = functionNamed("ingest");
  const bundle = bundleFunction("reading", {
    ...functionNamed("ingest"),
    entry: "lambdas/core/reading/read.ts",
    workers,
  });
  cpSync(bundle, alone, { recursive: true });
  packed = await import(join(alone, "index.js"));
});

afterAll(() => rmSync(alone, { recursive: true }));

it.each(readdirSync(folder).filter((name) => name !== "scan.pdf"))(
  "%s reads the same from the code packed for Lambda",
  async (filename) => {
    const bytes = readFileSync(new URL(filename, folder));
    expect(await readText(bytes, filename, { reader: packed.read })).toBe(
      (await extract(bytes, { filename })).text,
    );
  },
);
