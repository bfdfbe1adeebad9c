import { Agent, createServer, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { createIncoming } from "#infra/local/gateway/incoming.ts";
import { readBody } from "#infra/local/gateway/request-body.ts";
import { until } from "#test/until.ts";

const running: (() => void)[] = [];
afterEach(() => {
  for (const stop of running.splice(0)) stop();
});

const bounds = {
  requests: { each: 3, all: 5 },
  bytes: { each: 3000, all: 5000 },
  silentSeconds: 15,
  patientSeconds: 2,
};

/** A server that reads bodies of up to 10,000 bytes; a request names its caller's address in its path. */
const start = async () => {
  const clock = { now: 0 };
  let arrived = 0;
  const incoming = createIncoming(bounds, () => clock.now);
  const server = createServer(async (request: IncomingMessage, response) => {
    arrived += 1;
    try {
      incoming.admit(request, response, request.url ?? "");
      response.end(`${(await readBody(request, 10_000))?.length}`);
    } catch (error) {
      response.end((error as { code: string }).code);
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  running.push(() => {
    server.closeAllConnections();
    server.close();
  });
  /** Sends a head that promises so many bytes, and the first of them. */
  const begin = async (address: string, { promised = 8000, bytes = 1 } = {}) => {
    const socket = connect(port, "127.0.0.1");
    const before = arrived;
    let received = "";
    let isCut = false;
    socket.on("data", (chunk) => {
      received += chunk;
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      isCut = true;
    });
    socket.write(
      `POST ${address} HTTP/1.1\r\nHost: x\r\nContent-Length: ${promised}\r\n\r\n${"x".repeat(bytes)}`,
    );
    await until(async () => arrived > before || undefined);
    return { socket, received: () => received, isCut: () => isCut };
  };
  return { begin, clock, incoming, port };
};

it("more requests at once than one address may send are refused, and others are not", async () => {
  const { begin } = await start();
  for (let number = 0; number < 3; number++) await begin("/a");
  const fourth = await begin("/a");
  await until(async () => fourth.received() || undefined);
  expect(fourth.received()).toContain("rate_limited");
  const other = await begin("/b", { promised: 400, bytes: 400 });
  await until(async () => other.received() || undefined);
  expect(other.received()).toMatch(/400$/);
});

it("a sender that is silent keeps out nobody else of its address", async () => {
  const { begin, clock } = await start();
  const slow = await begin("/a");
  clock.now += 2000;
  for (let number = 0; number < 3; number++) await begin("/a");
  await until(async () => slow.isCut() || undefined);
});

it("when all places are taken, the sender that has been silent for longest gives way", async () => {
  const { begin, clock, incoming } = await start();
  const slow = await begin("/a");
  for (const address of ["/a", "/a", "/b", "/b"]) {
    clock.now += 1000;
    await begin(address);
  }
  await begin("/c");
  await until(async () => slow.isCut() || undefined);
  expect(incoming.count()).toBe(5);
});

it("a sender that falls silent is cut off", async () => {
  const { begin, clock, incoming } = await start();
  const { isCut } = await begin("/a");
  clock.now += 16_000;
  incoming.count();
  await until(async () => isCut() || undefined);
});

it("the bytes that are held of one address, and of all, are bounded, and released when a body is whole", async () => {
  const { begin } = await start();
  await begin("/a", { bytes: 2000 });
  const more = await begin("/a", { bytes: 2000 });
  await until(async () => more.received() || undefined);
  expect(more.received()).toContain("rate_limited");
  await begin("/b", { bytes: 2500 });
  const beyond = await begin("/c", { bytes: 2500 });
  await until(async () => beyond.received() || undefined);
  expect(beyond.received()).toContain("unavailable");
  const whole = await begin("/d", { promised: 400, bytes: 400 });
  await until(async () => whole.received() || undefined);
  expect(whole.received()).toMatch(/400$/);
});

it("a sender that was refused in the middle of a long body has time to read why, and is cut off then", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  running.push(() => vi.useRealTimers());
  const { begin, clock, incoming } = await start();
  const long = await begin("/a", { promised: 32 * 1024 * 1024, bytes: 20_000 });
  await until(async () => long.received() || undefined);
  clock.now += 14_000;
  vi.advanceTimersByTime(14_000);
  incoming.count();
  await begin("/b");
  expect(long.isCut()).toBe(false);
  clock.now += 2000;
  incoming.count();
  await until(async () => long.isCut() || undefined);
});

it("a body without a length that is refused is dropped, and its connection used again", async () => {
  const { port } = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  running.push(() => agent.destroy());
  const send = (body: string) =>
    new Promise<[string, number | undefined]>((resolve, reject) => {
      const headers = { "transfer-encoding": "chunked" };
      const sent = request({ host: "127.0.0.1", port, agent, method: "POST", path: "/a", headers });
      sent.on("error", reject).on("response", async (response) => {
        const { localPort } = response.socket;
        resolve([(await Array.fromAsync(response)).join(""), localPort]);
      });
      sent.end(body);
    });
  const [first, connection] = await send("x".repeat(4 * 1024 * 1024));
  expect(first).toBe("undefined");
  expect(await send("y".repeat(4 * 1024 * 1024))).toEqual(["undefined", connection]);
  expect(await send("z".repeat(400))).toEqual(["400", connection]);
});
