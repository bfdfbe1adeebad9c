import { expect, it, vi } from "vitest";
import { connect, pageOrigin, startApi } from "./api.ts";

it("$connect hears the headers as they were written and the query", async () => {
  const { port, ofRoute } = await startApi();
  await connect(port, { query: "?token=abc&tag=1&tag=2", origin: pageOrigin });
  const [event] = ofRoute("$connect");
  expect(event?.headers?.Origin).toBe(pageOrigin);
  expect(event?.queryStringParameters).toEqual({ token: "abc", tag: "2" });
  expect(event?.multiValueQueryStringParameters).toEqual({ token: ["abc"], tag: ["1", "2"] });
  expect(event?.requestContext).toMatchObject({ eventType: "CONNECT", stage: "local" });
});

it.each([401, 403, 500])("a $connect that answers %i refuses the client with it", async (statusCode) => {
  const { port, ofRoute } = await startApi({ $connect: async () => ({ statusCode }) });
  await expect(connect(port)).rejects.toThrow(`Unexpected server response: ${statusCode}`);
  expect(ofRoute("$disconnect")).toEqual([]);
});

it("a $connect that fails refuses the client with 500", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { port } = await startApi({ $connect: async () => Promise.reject(new Error("broken")) });
  await expect(connect(port)).rejects.toThrow("Unexpected server response: 500");
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

it("a foreign origin and another path are refused before $connect runs", async () => {
  const { port, events } = await startApi();
  await expect(connect(port, { origin: "https://evil.example" })).rejects.toThrow("response: 403");
  await expect(connect(port, { query: "/elsewhere" })).rejects.toThrow("response: 404");
  expect(events).toEqual([]);
});

it("the action of a message selects its route and the reply goes back to the sender", async () => {
  const { port, connectionId, ofRoute } = await startApi({
    greet: async ({ body }) => ({ body: `heard ${body}` }),
  });
  const [one, other] = [await connect(port), await connect(port)];
  other.socket.send('{"action":"greet"}');
  await vi.waitFor(() => expect(other.received).toEqual(['heard {"action":"greet"}']));
  expect(one.received).toEqual([]);
  expect(ofRoute("greet")[0]?.requestContext.connectionId).toBe(connectionId());
});

it.each(["no JSON", "[1]", '{"action":7}', '{"action":"unknown"}', '{"action":"$connect"}'])(
  "the message %s goes to $default",
  async (message) => {
    const { port, ofRoute } = await startApi(
      { $default: async () => ({ body: "default" }) },
      { routes: ["known"] },
    );
    const { socket, received } = await connect(port);
    socket.send(message);
    await vi.waitFor(() => expect(received).toEqual(["default"]));
    expect(ofRoute("$default")[0]?.body).toBe(message);
  },
);

it("without a list of routes every action but a reserved one is a route", async () => {
  const { port, ofRoute } = await startApi();
  const { socket } = await connect(port);
  socket.send('{"action":"anything"}');
  socket.send('{"action":"$disconnect"}');
  await vi.waitFor(() =>
    expect([ofRoute("anything"), ofRoute("$default")].map(({ length }) => length)).toEqual([1, 1]),
  );
});

it("a route that fails tells the sender and keeps the connection", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { port } = await startApi({ fail: async () => Promise.reject(new Error("broken")) });
  const { socket, received } = await connect(port);
  socket.send('{"action":"fail"}');
  await vi.waitFor(() => expect(JSON.parse(received[0] ?? "{}").message).toBe("Internal server error"));
  expect([socket.readyState, logged.mock.calls.length]).toEqual([socket.OPEN, 1]);
  logged.mockRestore();
});

it("$disconnect runs once when the client leaves", async () => {
  const { port, ofRoute, connectionId } = await startApi();
  const { socket } = await connect(port);
  socket.close();
  await vi.waitFor(() => expect(ofRoute("$disconnect")).toHaveLength(1));
  expect(ofRoute("$disconnect")[0]?.requestContext.connectionId).toBe(connectionId());
});

it("a client that leaves while $connect is deciding is disconnected as well", async () => {
  const decide = Promise.withResolvers<undefined>();
  const { port, ofRoute } = await startApi({ $connect: () => decide.promise });
  const early = connect(port, { handshakeTimeout: 20 });
  await expect(early).rejects.toThrow("handshake has timed out");
  decide.resolve(undefined);
  await vi.waitFor(() => expect(ofRoute("$disconnect")).toHaveLength(1));
});

it("the subprotocol is the one that $connect answers", async () => {
  const headers = { "Sec-WebSocket-Protocol": "docent" };
  const { port } = await startApi({ $connect: async () => ({ statusCode: 200, headers }) });
  expect((await connect(port, { protocol: "docent" })).socket.protocol).toBe("docent");
});

it("stopping cuts every client and waits for its $disconnect", async () => {
  const { api, port, ofRoute } = await startApi();
  await connect(port);
  await connect(port);
  await api.stop();
  expect(ofRoute("$disconnect")).toHaveLength(2);
});
