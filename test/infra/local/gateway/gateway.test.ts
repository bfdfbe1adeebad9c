import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterEach, expect, it, vi } from "vitest";
import { openGateway } from "#infra/local/gateway/gateway.ts";

const running: (() => void)[] = [];
afterEach(() => {
  for (const stop of running.splice(0)) stop();
});

/** A gateway whose only mount writes the source; told how each writing of it ended. */
const startGateway = async (source: () => Readable) => {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ends: string[] = [];
  const write = (_: unknown, response: ServerResponse) =>
    pipeline(source(), response).finally(() => ends.push("ended"));
  const sockets = { path: "/socket", upgrade: () => undefined };
  openGateway({ server, port, mounts: { "/slow": write }, sockets, site: () => undefined });
  running.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${port}/slow`, ends };
};

const endless = () => Readable.from(words());

async function* words() {
  for (;;) {
    yield "word ".repeat(1000);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function* broken() {
  yield "word ";
  throw new Error("broken");
}

it("a reader who leaves in the middle of an answer is no error", async () => {
  const logged = vi.spyOn(console, "error");
  const { url, ends } = await startGateway(endless);
  const leaving = new AbortController();
  const { body } = await fetch(url, { signal: leaving.signal });
  await body?.getReader().read();
  leaving.abort();
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  expect(logged).not.toHaveBeenCalled();
});

it("an answer that breaks off by itself is one, and its reader is cut off", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { url } = await startGateway(() => Readable.from(broken()));
  await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: "broken" }));
  logged.mockClear();
});
