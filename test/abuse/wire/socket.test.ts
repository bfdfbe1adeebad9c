import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type ClientOptions, WebSocket } from "ws";
import { socketProtocols } from "#shared/realtime/socket-protocol.ts";
import { until } from "../../until.ts";
import { uploadText } from "../../upload.ts";
import { hostileValues } from "../setup/hostile.ts";
import { openSetup, type Setup } from "../setup/setup.ts";
import { worthlessTokens } from "../setup/tokens.ts";

let setup: Setup;
const open: WebSocket[] = [];

beforeAll(async () => {
  setup = await openSetup();
});

afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});

afterAll(() => setup.product.giveBack());

interface Client {
  socket: WebSocket;
  received: string[];
  closedWith(): number | undefined;
}

const connect = async (options: ClientOptions = {}, token = setup.ann.owner.token): Promise<Client> => {
  const url = `${setup.product.url.replace("http", "ws")}/_local/socket`;
  const socket = new WebSocket(url, token ? socketProtocols(token) : [], options);
  open.push(socket);
  const received: string[] = [];
  let code: number | undefined;
  socket.on("message", (message) => received.push(String(message)));
  socket.on("close", (closed) => {
    code = closed;
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  socket.on("error", () => socket.terminate());
  return { socket, received, closedWith: () => code };
};

const follow = (token: string) => JSON.stringify({ action: "follow", token });
const refused = JSON.stringify({ type: "refused" });

it("a message that is no wish to follow is refused, and the connection goes on", async () => {
  const short = hostileValues.map(({ json }) => json).filter((json) => json.length < 60_000);
  const forms = [
    (json: string) => json,
    (json: string) => `{"action":"follow","token":${json}}`,
    (json: string) => `{"action":${json},"token":"x"}`,
    (json: string) => `{"action":"follow","topic":${json}}`,
  ];
  const talks = forms.map(async (form) => {
    const client = await connect();
    for (const json of short) client.socket.send(form(json));
    await until(async () => client.received.length >= short.length || undefined);
    expect(new Set(client.received)).toEqual(new Set([refused]));
    client.socket.send(follow(setup.ann.owner.token));
    await until(async () => client.received.includes('{"type":"following"}') || undefined);
  });
  await Promise.all(talks);
});

it("no route of the connection itself can be called by a message", async () => {
  const client = await connect();
  for (const action of ["$connect", "$disconnect", "$default", "publish", "__proto__"])
    client.socket.send(JSON.stringify({ action, token: setup.ann.owner.token }));
  await until(async () => client.received.length === 5 || undefined);
  expect(new Set(client.received)).toEqual(new Set([refused]));
  expect(client.socket.readyState).toBe(WebSocket.OPEN);
});

it("600 callers who do not say who they are get no connection, nor does a worthless token open one", async () => {
  const nobodies = Array.from({ length: 600 }, () => connect({}, ""));
  const refusals = await Promise.allSettled(nobodies);
  expect(new Set(refusals.map((one) => String(one.status === "rejected" && one.reason)))).toEqual(
    new Set(["Error: Unexpected server response: 401"]),
  );
  const tokens = Object.entries(await worthlessTokens(setup)).filter(
    // a visitor's token opens a connection to their own conversation
    ([kind, token]) => !/visitor/.test(kind) && /^[\w.-]{1,8000}$/.test(token),
  );
  for (const [, token] of tokens) await expect(connect({}, token)).rejects.toThrow("401");
  expect(await setup.product.output()).not.toMatch(/"level":"ERROR"|\n\s+at /);
});

it("a worthless token follows nobody", async () => {
  const tokens = Object.values(await worthlessTokens(setup));
  const client = await connect();
  for (const token of tokens) client.socket.send(follow(token));
  await until(async () => client.received.length === tokens.length || undefined);
  expect(new Set(client.received)).toEqual(new Set([refused]));
});

it("an owner hears of their own documents alone, whichever topic they name", async () => {
  const { ann, bob } = setup;
  const [first, second] = [await connect(), await connect()];
  const topic = `owner:${ann.things.user}`;
  first.socket.send(follow(ann.owner.token));
  second.socket.send(
    JSON.stringify({
      action: "follow",
      token: bob.owner.token,
      topic,
      userId: ann.things.user,
      owner: topic,
    }),
  );
  await until(async () => (first.received.length === 1 && second.received.length === 1) || undefined);
  const { id } = await uploadText(ann.owner, ann.things.chatbot, "news.txt", "The library opens at ten.");
  await until(async () => first.received.some((message) => message.includes(id)) || undefined);
  expect(second.received).toEqual(['{"type":"following"}']);
});

it("a binary message, one of 1 MB and one that is no text end their connection alone", async () => {
  const [other, binary, long, torn] = await Promise.all([connect(), connect(), connect(), connect()]);
  binary.socket.send(Buffer.from([1, 2, 3]));
  long.socket.send("x".repeat(1024 * 1024));
  torn.socket.send(Buffer.from([0xff, 0xfe]), { binary: false });
  await until(async () => (binary.closedWith() && long.closedWith() && torn.closedWith()) || undefined);
  expect([binary.closedWith(), long.closedWith(), torn.closedWith()]).toEqual([1003, 1009, 1007]);
  expect(other.socket.readyState).toBe(WebSocket.OPEN);
});

it("a page of another origin, or under another host's name, gets no connection", async () => {
  for (const origin of ["https://example.com", "null", "http://localhost:1", "http://127.0.0.1.example.com"])
    await expect(connect({ origin })).rejects.toThrow("403");
  await expect(connect({ headers: { host: "example.com" } })).rejects.toThrow("404");
});

it("a widget on a page of another origin gets a connection by its visitor's token, which follows no account", async () => {
  const token = setup.ann.tokens.session ?? "";
  const { socket, received } = await connect({ origin: "https://example.com" }, token);
  socket.send(JSON.stringify({ action: "listen", token }));
  socket.send(follow(token));
  await until(async () => received.length === 2 || undefined);
  expect(new Set(received)).toEqual(new Set(['{"type":"following"}', refused]));
});

it("200 connections that all ask at once are all answered, and gone when they leave", async () => {
  const clients = await Promise.all(Array.from({ length: 200 }, () => connect()));
  for (const { socket } of clients) socket.send(follow(setup.bob.owner.token));
  await until(async () => clients.every(({ received }) => received.length === 1) || undefined);
  expect(new Set(clients.flatMap(({ received }) => received))).toEqual(new Set(['{"type":"following"}']));
  for (const { socket } of clients) socket.terminate();
  expect((await setup.bob.owner.chatbots.get({ id: setup.bob.things.chatbot })).id).toBe(
    setup.bob.things.chatbot,
  );
  expect(await setup.product.output()).not.toMatch(/"level":"ERROR"|\n\s+at /);
});
