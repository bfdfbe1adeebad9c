import { PostToConnectionCommand } from "@aws-sdk/client-apigatewaymanagementapi";
import { expect, it, vi } from "vitest";
import { limits } from "#infra/local/websocket/limits.ts";
import { connect, startApi } from "./api.ts";

it("the limits are API Gateway's: 128 KB a message, 10 minutes idle, 2 hours of life", () => {
  expect(limits).toMatchObject({ messageBytes: 131_072, idleSeconds: 600, lifeSeconds: 7200 });
});

it("a message of 128 KB arrives, a byte more closes the connection", async () => {
  const { port, ofRoute } = await startApi();
  const client = await connect(port);
  client.socket.send("x".repeat(131_072));
  await vi.waitFor(() => expect(ofRoute("$default")).toHaveLength(1));
  client.socket.send("x".repeat(131_073));
  await vi.waitFor(() => expect(client.closedWith).toBe(1009));
});

it("a binary message closes the connection", async () => {
  const { port, ofRoute } = await startApi();
  const client = await connect(port);
  client.socket.send(Buffer.from([1, 2, 3]));
  await vi.waitFor(() => expect(client.closedWith).toBe(1003));
  expect(ofRoute("$default")).toEqual([]);
});

it("an idle connection is closed as going away", async () => {
  const { port, ofRoute } = await startApi({}, { limits: { idleSeconds: 0.05 } });
  const client = await connect(port);
  await vi.waitFor(() => expect(client.closedWith).toBe(1001));
  await vi.waitFor(() => expect(ofRoute("$disconnect")).toHaveLength(1));
});

it("a busy connection is closed at the end of its life all the same", async () => {
  const talk = { talk: async () => ({ body: "again" }) };
  const { port } = await startApi(talk, { limits: { idleSeconds: 5, lifeSeconds: 0.2 } });
  const client = await connect(port);
  client.socket.on("message", () => client.socket.send('{"action":"talk"}'));
  client.socket.send('{"action":"talk"}');
  await vi.waitFor(() => expect(client.closedWith).toBe(1001));
  expect(client.received.length).toBeGreaterThan(1);
});

it("a reader that reads nothing is cut off before a megabyte more is kept for it", async () => {
  const { port, management, connectionId, ofRoute } = await startApi();
  const { socket } = await connect(port);
  socket.pause();
  const Data = "x".repeat(128 * 1024);
  const flood = async () => {
    for (let sent = 0; sent < 400; sent++) {
      await management.send(new PostToConnectionCommand({ ConnectionId: connectionId(), Data }));
    }
  };
  await expect(flood()).rejects.toMatchObject({ name: "GoneException" });
  await vi.waitFor(() => expect(ofRoute("$disconnect")).toHaveLength(1));
  socket.terminate();
});

it("a client that sends faster than its messages are answered is made to wait, and loses none", async () => {
  const gate = Promise.withResolvers<undefined>();
  const { port, ofRoute } = await startApi({ slow: () => gate.promise }, { limits: { messagesInFlight: 2 } });
  const { socket } = await connect(port);
  for (let sent = 0; sent < 40; sent++)
    socket.send(JSON.stringify({ action: "slow", text: "x".repeat(50_000) }));
  await vi.waitFor(() => expect(ofRoute("slow").length).toBeGreaterThanOrEqual(2));
  expect(ofRoute("slow").length).toBeLessThan(40);
  gate.resolve(undefined);
  await vi.waitFor(() => expect(ofRoute("slow")).toHaveLength(40));
});

it("one connection's messages beyond its pace wait, and so do all of one address together", async () => {
  const { port, ofRoute } = await startApi(
    {},
    {
      limits: { messages: { each: { burst: 5, perSecond: 0.001 }, address: { burst: 8, perSecond: 0.001 } } },
    },
  );
  const [first, second] = [await connect(port), await connect(port)];
  for (let number = 0; number < 50; number++) first.socket.send("{}");
  await vi.waitFor(() => expect(ofRoute("$default")).toHaveLength(5));
  for (let number = 0; number < 50; number++) second.socket.send("{}");
  await vi.waitFor(() => expect(first.socket.bufferedAmount + second.socket.bufferedAmount).toBe(0));
  expect(ofRoute("$default").length).toBeLessThanOrEqual(8);
});

it("more connections than one address may have are refused", async () => {
  const { port } = await startApi(
    {},
    {
      limits: { connections: { each: 2, all: 3 } },
      addressOf: ({ headers }) => String(headers["x-caller"]),
    },
  );
  const from = (caller: string) => connect(port, { headers: { "x-caller": caller } });
  await Promise.all([from("a"), from("a")]);
  await expect(from("a")).rejects.toThrow("429");
  await from("b");
  await expect(from("b")).rejects.toThrow("429");
});
