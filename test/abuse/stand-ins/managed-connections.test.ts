import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../play/call.ts";
import { accessKeyIdOf, openSetup, type Setup } from "../setup/setup.ts";
import { signatureOfForms } from "./signature.ts";

let setup: Setup;

beforeAll(async () => {
  setup = await openSetup();
});

afterAll(() => setup.product.giveBack());

it("open connections are managed by nobody from outside, whichever signature they have read or made up", async () => {
  const origin = "https://example.com";
  const signatures: Record<string, string>[] = [
    {},
    { authorization: "AWS4-HMAC-SHA256 Credential=x/y" },
    { authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyIdOf(setup.product)}/`, origin },
    { authorization: await signatureOfForms(setup.ann) },
  ];
  for (const path of [
    "/_local/socket",
    "/_local/socket/@connections/x",
    "/_local/socket/%40connections/%zz",
    "/_local/socket/../socket/@connections/x",
  ])
    for (const method of ["GET", "POST", "DELETE"])
      for (const headers of signatures) {
        const reply = await call(setup.product.url, { method, path, headers });
        expect([403, 404], `${method} ${path}`).toContain(reply.status);
        expect(reply.headers["x-amzn-errortype"]).toBeUndefined();
      }
  expect(await setup.product.output()).not.toMatch(/"level":"ERROR"|\n\s+at /);
});
