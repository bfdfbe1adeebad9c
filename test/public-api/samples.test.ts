import { expect, inject, it } from "vitest";
import { documentSamples } from "#shared/api-docs/document-samples.ts";
import { endpointsIn } from "#shared/api-docs/endpoints.ts";
import { openapi } from "#shared/api-docs/openapi.ts";
import { replies } from "#shared/api-docs/replies.ts";
import { placeholderOf, samples } from "#shared/api-docs/samples.ts";
import { contract } from "#shared/contract/index.ts";
import type { Route } from "#shared/contract/route.ts";
import { keyOf } from "./client.ts";
import { hasPython, runNode, runPython, runShell } from "./run-sample.ts";

const runners: Record<keyof typeof samples, (code: string) => Promise<string>> = {
  curl: runShell,
  javascript: runNode,
  streaming: runNode,
  node: runNode,
  openai: runNode,
  python: runPython,
};

const runnable = (Object.keys(samples) as (keyof typeof samples)[]).filter(
  (name) => name !== "python" || hasPython(),
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

const documented: Route[] = [...Object.values(contract.publicApi), ...Object.values(contract.documentsApi)];

it.each(Object.entries(documentSamples))(
  "the sample %s manages documents, run as it stands",
  async (name, { code }) => {
    const { api_key } = await keyOf("ann", { permission_scope: "read-write" });
    const run = name === "curl" ? runShell : runNode;
    const printed = await run(code({ origin: inject("url"), key: api_key }));
    expect(printed).toMatch(
      name === "curl" ? /"items":\[.*Do you deliver on Sundays\?.*delivery\.txt/ : /returns\.txt completed/,
    );
  },
);

it("the documented endpoints are the contract's, and their replies are valid", () => {
  const endpoints = endpointsIn(JSON.parse(JSON.stringify(openapi(contract))));
  const named = ({ path, method }: { path: string; method: string }) => `${method} ${path}`;
  expect(endpoints.map(named).sort()).toEqual(documented.map(named).sort());
  for (const [name, reply] of Object.entries(replies)) {
    const route = documented.find((one) => named(one) === name);
    expect(route?.output.parse(reply)).toEqual(reply);
  }
});
