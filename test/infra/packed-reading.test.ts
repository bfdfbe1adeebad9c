import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bundleFunction } from "../../infra/function-code.ts";
import { functions } from "../../infra/functions.ts";
import { extract } from "../../lambdas/ingest/extract/extract.ts";

const folder = new URL("../fixtures/documents/", import.meta.url);
const alone = mkdtempSync(join(tmpdir(), "docent-packed-"));
let packed: typeof import("../../lambdas/ingest/read.ts");

beforeAll(async () => {
  const { starts } = functions.ingest;
  const bundle = bundleFunction("reading", { ...functions.ingest, entry: "lambdas/ingest/read.ts", starts });
  cpSync(bundle, alone, { recursive: true });
  packed = await import(join(alone, "index.js"));
});

afterAll(() => rmSync(alone, { recursive: true }));

it.each(readdirSync(folder).filter((name) => name !== "scan.pdf"))(
  "%s reads the same from the code packed for Lambda",
  async (filename) => {
    const bytes = readFileSync(new URL(filename, folder));
    const { text } = await packed.read(bytes, { filename }, () => undefined);
    expect(text).toBe((await extract(bytes, { filename })).text);
  },
);
