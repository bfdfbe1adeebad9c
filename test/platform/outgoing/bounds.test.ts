import type { RequestListener } from "node:http";
import { brotliCompressSync, gzipSync, zstdCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { fetchIn, type OutsideRequest } from "#platform/outgoing/fetch-outside.ts";
import { until } from "../../until.ts";
import { outside, serving, worldOf } from "./small-world.ts";

const world = worldOf({ "a.example": [[outside]] });

const call = async (answer: RequestListener, request: OutsideRequest = {}) => {
  const server = await serving(outside, answer);
  return fetchIn(world, `http://a.example:${server.port}/`, { timeoutSeconds: 5, ...request });
};
const tooLarge = { code: "too_large", message: expect.stringContaining("longer than") };
const unavailable = { code: "unavailable" };

const packers = { gzip: gzipSync, br: brotliCompressSync, zstd: zstdCompressSync };
type Encoding = keyof typeof packers;
const encodings: Encoding[] = ["gzip", "br", "zstd"];

it.each(encodings)("an answer in %s is unpacked", async (encoding) => {
  const text = "Opening hours ".repeat(500);
  const { body } = await call((_, response) =>
    response.setHeader("content-encoding", encoding).end(packers[encoding](text)),
  );
  expect(body.toString()).toBe(text);
});

it.each(encodings)("a bomb in %s is given up at the bound, and its memory is not taken", async (encoding) => {
  const bomb = packers[encoding](Buffer.alloc(100_000_000));
  const before = process.memoryUsage().rss;
  const answered = call((_, response) => response.setHeader("content-encoding", encoding).end(bomb));
  await expect(answered).rejects.toMatchObject(tooLarge);
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
});

it("as many bytes as allowed are read, and not one more", async () => {
  const of = (length: number) =>
    call((_, response) => response.end(Buffer.alloc(length)), { maxBytes: 5000 });
  expect((await of(5000)).body).toHaveLength(5000);
  await expect(of(5001)).rejects.toMatchObject(tooLarge);
});

it("an answer that never ends is given up, and its server is left", async () => {
  let isLeft = false;
  const answered = call((_, response) => {
    const write = () => {
      while (!isLeft && response.write(Buffer.alloc(65_536)));
    };
    response.on("drain", write).on("close", () => {
      isLeft = true;
    });
    write();
  });
  await expect(answered).rejects.toMatchObject(tooLarge);
  await until(async () => isLeft || undefined);
});

it.each(["gzip, gzip", "compress", "constructor", "toString"])(
  "the encoding %j is refused",
  async (encoding) => {
    const answered = call((_, response) => response.setHeader("content-encoding", encoding).end("x"));
    await expect(answered).rejects.toMatchObject(unavailable);
  },
);

it.each([200, 204, 304])("an empty answer with status %i may name an encoding", async (status) => {
  const { body } = await call((_, response) =>
    response.writeHead(status, { "content-encoding": "gzip" }).end(),
  );
  expect(body).toHaveLength(0);
});

it("an answer to HEAD has no body, whatever it says of one", async () => {
  const headers = { "content-encoding": "gzip", "content-length": "90" };
  const { status, body } = await call((_, response) => response.writeHead(200, headers).end(), {
    method: "HEAD",
  });
  expect([status, body.length]).toEqual([200, 0]);
});

it.each<[string, RequestListener]>([
  [
    "cut off",
    (_, response) => response.writeHead(200, { "content-length": "9" }).write("x", () => response.destroy()),
  ],
  [
    "cut off where it is packed",
    (_, response) => {
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("x".repeat(99)).subarray(0, 20));
    },
  ],
  ["not what it says to be", (_, response) => response.setHeader("content-encoding", "br").end("plain")],
  ["no HTTP", ({ socket }) => socket.end("220 mail.example ready\r\n")],
  ["nothing", ({ socket }) => socket.destroy()],
  ["more than 16 KB of headers", (_, response) => response.setHeader("x-fill", "x".repeat(20_000)).end()],
  [
    "the start of another protocol",
    ({ socket }) =>
      socket.end("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n"),
  ],
])("an answer that is %s ends with words for its owner", async (_, answer) => {
  await expect(call(answer)).rejects.toMatchObject({
    ...unavailable,
    message: expect.stringContaining("a.example"),
  });
});

/** Sends a few bytes endlessly. */
const dripping =
  (head: string, drop: string): RequestListener =>
  ({ socket }) => {
    socket.write(head);
    const timer = setInterval(() => socket.write(drop), 20);
    socket.on("close", () => clearInterval(timer)).on("error", () => clearInterval(timer));
  };

it.each([
  ["nothing", dripping("", "")],
  ["its headers letter by letter", dripping("HTTP/1.1 200 OK\r\nx-slow: ", "x")],
  ["its text letter by letter", dripping("HTTP/1.1 200 OK\r\n\r\n", "x")],
  ["only that it will answer", dripping("", "HTTP/1.1 103 Early Hints\r\n\r\n")],
] as const)("a server that says %s is given up when its time is over", async (_, answer) => {
  const answered = call(answer, { timeoutSeconds: 0.3 });
  await expect(answered).rejects.toMatchObject({
    ...unavailable,
    message: expect.stringContaining("longer than 0.3 s"),
  });
});

it("the time counts over all redirects", async () => {
  const answered = call(
    (_, response) => void setTimeout(() => response.writeHead(302, { location: "/" }).end(), 200),
    { timeoutSeconds: 0.5 },
  );
  await expect(answered).rejects.toMatchObject({ message: expect.stringContaining("longer than 0.5 s") });
});

it("a caller who leaves ends the call with their own reason", async () => {
  const leaving = new AbortController();
  const reason = new Error("The visitor left.");
  const answered = call(() => leaving.abort(reason), { signal: leaving.signal });
  await expect(answered).rejects.toBe(reason);
});

it.each([
  { Host: "other.example" },
  { "Content-Length": "3" },
  { "transfer-encoding": "chunked" },
  { Connection: "upgrade" },
  { Upgrade: "websocket" },
  { Expect: "100-continue" },
  { "Proxy-Authorization": "x" },
  { "X-Key": "a\r\nx-more: b" },
  { "X Key": "a" },
] as Record<string, string>[])("the headers %j are refused, without a request", async (headers) => {
  const server = await serving(outside);
  const answered = fetchIn(world, `http://a.example:${server.port}/`, { headers });
  await expect(answered).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringMatching(/header/i),
  });
  expect(server.requests()).toBe(0);
});

it("a call sends its method, headers and text, and names its host", async () => {
  const { body } = await call(
    async (message, response) => {
      const sent = (await Array.fromAsync(message)).join("");
      const { host, "x-key": key, "content-length": length } = message.headers;
      response.end(JSON.stringify([message.method, host?.split(":")[0], key, length, sent]));
    },
    { method: "POST", headers: { "X-Key": "abc" }, body: "größer" },
  );
  expect(JSON.parse(body.toString())).toEqual(["POST", "a.example", "abc", "8", "größer"]);
});

it("a thousand calls leave no connection open", async () => {
  const server = await serving(outside, (_, response) => response.end("x"));
  const url = `http://a.example:${server.port}/`;
  for (let round = 0; round < 10; round++)
    await Promise.all(Array.from({ length: 100 }, () => fetchIn(world, url, {})));
  expect(server.connections()).toBe(1000);
  const open = () => process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length;
  await until(async () => open() < 10 || undefined);
});
