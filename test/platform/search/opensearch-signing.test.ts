import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { signedClient } from "#platform/search/opensearch/client.ts";

afterEach(() => vi.unstubAllEnvs());

it("a request to a search domain is signed with the function's own credentials, for its region", async () => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AKIASIGNING");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "never shown");
  vi.stubEnv("AWS_SESSION_TOKEN", "the session's own");
  const asked: IncomingHttpHeaders[] = [];
  const domain = createServer(({ headers }, response) => {
    asked.push(headers);
    response.setHeader("content-type", "application/json").end("{}");
  }).listen(0, "127.0.0.1");
  await once(domain, "listening");
  const { port } = domain.address() as AddressInfo;
  const client = signedClient({ node: `http://127.0.0.1:${port}`, region: "eu-west-1" });
  await client.info();
  await client.close();
  domain.close();
  expect(asked[0]?.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIASIGNING\/\d{8}\/eu-west-1\/es\/aws4_request/,
  );
  expect(asked[0]?.["x-amz-security-token"]).toBe("the session's own");
});
