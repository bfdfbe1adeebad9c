import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { bundleFunction } from "#infra/function-code.ts";
import { functionNamed } from "#infra/functions.ts";
import type { LambdaFunction } from "#platform/area/function.ts";

/** A module of a function, from the code packed for Lambda with its programs, apart from the sources. */
const packed = async <Module>(name: string, definition: LambdaFunction, entry: string): Promise<Module> => {
  const alone = mkdtempSync(join(tmpdir(), "docent-packed-"));
  onTestFinished(() => rmSync(alone, { recursive: true }));
  cpSync(bundleFunction(name, { ...definition, entry }), alone, { recursive: true });
  return import(join(alone, "index.js"));
};

it("OpenAPI documents are read in a process of the code packed for Lambda", async () => {
  const entry = "lambdas/integrations/openapi/sandbox/read-apart.ts";
  const { readApart } = await packed<typeof import("#lambdas/integrations/openapi/sandbox/read-apart.ts")>(
    "openapi",
    functionNamed("integrations"),
    entry,
  );
  const document = "openapi: 3.0.0\ninfo: { title: Shop }\npaths: { /a: { get: { summary: A } } }";
  expect(await readApart("ann", document)).toMatchObject({
    title: "Shop",
    operations: [{ label: "GET /a" }],
  });
  await expect(readApart("ann", "[".repeat(1000))).rejects.toMatchObject({
    message: expect.stringMatching(/too deeply nested/),
  });
});

it("files of websites are read in a process of the code packed for Lambda", async () => {
  const entry = "lambdas/web-pages/sandbox/site-readers.ts";
  const { siteReaders } = await packed<typeof import("#lambdas/web-pages/sandbox/site-readers.ts")>(
    "sites",
    functionNamed("ingest"),
    entry,
  );
  expect(await siteReaders.robots("ann", "User-agent: *\nDisallow: /a")).toMatchObject({
    rules: [{ isAllow: false, pattern: "/a" }],
  });
});

it("a widget's page is checked in a process of the code packed for Lambda", async () => {
  const entry = "lambdas/widgets/site-check/sandbox/check-apart.ts";
  const { checkApart } = await packed<typeof import("#lambdas/widgets/site-check/sandbox/check-apart.ts")>(
    "checks",
    functionNamed("widgets"),
    entry,
  );
  const page = { headers: {}, body: Buffer.from("<title>Shop</title>"), url: "https://shop.example/" };
  const widget = { id: "wgt_1", is_active: true, allowed_domains: [] };
  const expected = {
    widget,
    slug: null,
    origin: "https://docent.example",
    socketUrl: "wss://docent.example",
  };
  expect(await checkApart("ann", page, expected)).toMatchObject({ isFound: false });
});
