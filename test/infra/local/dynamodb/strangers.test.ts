import { request } from "node:http";
import { ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { describe, expect, it } from "vitest";
import { accessKeyId, clientOf, errorOf, startTable } from "./table.ts";

const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20300101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=00`;

function send(endpoint: string, headers: Record<string, string>, method = "POST") {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status?: number;
    cors: unknown;
    keepAlive: unknown;
    body: string;
  }>();
  const target = {
    "x-amz-target": "DynamoDB_20120810.ListTables",
    "content-type": "application/x-amz-json-1.0",
  };
  const outgoing = request(endpoint, { method, headers: { ...target, ...headers } }, async (response) => {
    const body = (await response.toArray()).join("");
    const { "access-control-allow-origin": cors, "keep-alive": keepAlive } = response.headers;
    resolve({ status: response.statusCode, cors, keepAlive, body });
  });
  outgoing.on("error", reject).end(method === "POST" ? "{}" : undefined);
  return promise;
}

describe("strangers at the local DynamoDB", () => {
  it("a request of a web page is refused and no origin is allowed", async () => {
    const { endpoint } = await startTable();
    const asked = await send(endpoint, { authorization, origin: "http://evil.example" });
    expect(asked).toMatchObject({ status: 403, cors: undefined });
    const preflight = await send(endpoint, { origin: "http://evil.example" }, "OPTIONS");
    expect(preflight).toMatchObject({ status: 403, cors: undefined });
  });

  it("a host name that was pointed at this machine is refused", async () => {
    const { endpoint } = await startTable();
    expect((await send(endpoint, { authorization, host: "evil.example" })).status).toBe(403);
    expect((await send(endpoint, { authorization })).status).toBe(200);
  });

  it("another access key, or none, is refused", async () => {
    const { endpoint } = await startTable();
    const foreign = clientOf(endpoint, "other-key");
    expect((await errorOf(foreign.send(new ListTablesCommand({})))).name).toBe("UnrecognizedClientException");
    expect((await send(endpoint, {})).status).toBe(400);
  });

  it("a connection stays open for longer than the SDK lets it idle", async () => {
    const { endpoint } = await startTable();
    const { keepAlive } = await send(endpoint, { authorization, connection: "keep-alive" });
    expect(keepAlive).toBe("timeout=600");
  });

  it("an operation that does not exist is named", async () => {
    const { endpoint } = await startTable();
    const answer = await send(endpoint, {
      authorization,
      "x-amz-target": "DynamoDB_20120810.ExecuteStatement",
    });
    expect(answer).toMatchObject({ status: 400, body: expect.stringContaining("UnknownOperationException") });
  });
});
