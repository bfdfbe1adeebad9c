import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GetConnectionCommand,
  PostToConnectionCommand,
} from "@aws-sdk/client-apigatewaymanagementapi";
import { expect, it, vi } from "vitest";
import { accessKeyId, connect, pageOrigin, startApi } from "./api.ts";

it("a push reaches the client it is meant for and nobody else", async () => {
  const { port, management, connectionId } = await startApi();
  const one = await connect(port);
  const ConnectionId = connectionId();
  const other = await connect(port);
  await management.send(new PostToConnectionCommand({ ConnectionId, Data: "hello, Zoë" }));
  await vi.waitFor(() => expect(one.received).toEqual(["hello, Zoë"]));
  expect(other.received).toEqual([]);
});

it("500 pushes arrive in order", async () => {
  const { port, management, connectionId } = await startApi();
  const { received } = await connect(port);
  const numbers = Array.from({ length: 500 }, (_, index) => String(index));
  for (const Data of numbers)
    await management.send(new PostToConnectionCommand({ ConnectionId: connectionId(), Data }));
  await vi.waitFor(() => expect(received).toEqual(numbers));
});

it("a connection tells when it was made and who is at its other end", async () => {
  const { port, management, connectionId } = await startApi();
  await connect(port, { headers: { "user-agent": "a browser" } });
  const found = await management.send(new GetConnectionCommand({ ConnectionId: connectionId() }));
  expect(found.Identity).toEqual({ SourceIp: "127.0.0.1", UserAgent: "a browser" });
  expect(found.ConnectedAt?.getTime()).toBeLessThanOrEqual(found.LastActiveAt?.getTime() ?? 0);
});

it("a deleted connection closes its client and is gone", async () => {
  const { port, management, connectionId, ofRoute } = await startApi();
  const client = await connect(port);
  const target = { ConnectionId: connectionId() };
  await management.send(new DeleteConnectionCommand(target));
  await expect(management.send(new GetConnectionCommand(target))).rejects.toMatchObject({
    name: "GoneException",
  });
  await vi.waitFor(() => expect([client.closedWith, ofRoute("$disconnect").length]).toEqual([1000, 1]));
});

it("a connection left over from before a restart is gone", async () => {
  const { management } = await startApi();
  const stale = new PostToConnectionCommand({ ConnectionId: "L0SM9cOFvHcCIhw=", Data: "hello" });
  await expect(management.send(stale)).rejects.toMatchObject({
    name: "GoneException",
    $metadata: { httpStatusCode: 410 },
  });
});

it("nothing can be pushed while $connect is still deciding", async () => {
  const { port, management } = await startApi({
    $connect: async ({ requestContext: { connectionId: ConnectionId } }) => {
      const push = management.send(new PostToConnectionCommand({ ConnectionId, Data: "early" }));
      return push.then(
        () => ({ statusCode: 200 }),
        (error) => ({ statusCode: error.$metadata.httpStatusCode }),
      );
    },
  });
  await expect(connect(port)).rejects.toThrow("Unexpected server response: 410");
});

it("a push over 128 KB is too large", async () => {
  const { port, management, connectionId } = await startApi();
  const { received } = await connect(port);
  const push = (length: number) =>
    management.send(new PostToConnectionCommand({ ConnectionId: connectionId(), Data: "x".repeat(length) }));
  await expect(push(131_073)).rejects.toMatchObject({ name: "PayloadTooLargeException" });
  await push(131_072);
  await vi.waitFor(() => expect(received.map(({ length }) => length)).toEqual([131_072]));
});

it("another access key is refused", async () => {
  const { port, connectionId } = await startApi();
  const { received } = await connect(port);
  const stranger = new ApiGatewayManagementApiClient({
    endpoint: `http://127.0.0.1:${port}/_local/realtime`,
    region: "us-east-1",
    credentials: { accessKeyId: "AKIAOTHER", secretAccessKey: "unused" },
  });
  const push = stranger.send(new PostToConnectionCommand({ ConnectionId: connectionId(), Data: "hello" }));
  await expect(push).rejects.toMatchObject({ name: "ForbiddenException" });
  expect(received).toEqual([]);
});

it("a web page and an unsigned request are refused", async () => {
  const { port, connectionId } = await startApi();
  await connect(port);
  const url = `http://127.0.0.1:${port}/_local/realtime/@connections/${encodeURIComponent(connectionId())}`;
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20260101/us-east-1/execute-api/aws4_request`;
  expect((await fetch(url, { headers: { authorization } })).status).toBe(200);
  expect((await fetch(url, { headers: { authorization, origin: pageOrigin } })).status).toBe(403);
  expect((await fetch(url)).status).toBe(403);
});
