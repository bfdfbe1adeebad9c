import { Socket } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runIntegration } from "#lambdas/integrations/call/run.ts";
import { messageOf } from "#lambdas/integrations/matching/match.ts";
import type { StoredIntegration } from "#lambdas/integrations/store.ts";
import { internet } from "#platform/outgoing/connect.ts";
import { closedHosts } from "../platform/outgoing/closed-addresses.ts";
import { outside, serving, servingBoth, worldOf } from "../platform/outgoing/small-world.ts";

const usual = { ...internet };
let connect: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  connect = vi.spyOn(Socket.prototype, "connect");
  Object.assign(
    internet,
    worldOf({
      "api.example": [[outside]],
      "inside.example": [["127.0.0.1"]],
      "rebinding.example": [[outside], ["127.0.0.1"]],
      "mixed.example": [["127.0.0.1", outside, "10.0.0.1"]],
    }),
  );
});
afterEach(() => {
  connect.mockRestore();
  Object.assign(internet, usual);
});

const integration = (api_url_template: string): StoredIntegration => ({
  id: "int_a",
  rag_system_id: "bot_a",
  user_id: "usr_a",
  name: "Status",
  description: null,
  api_url_template,
  http_method: "GET",
  auth_type: "none",
  auth_header_name: null,
  request_headers: {},
  request_body_template: "{}",
  response_mapping: "{}",
  triggers: [{ type: "keyword", value: "order" }],
  is_active: true,
  created_at: "2026-11-01T00:00:00.000Z",
});

const run = async (address: string) => {
  const result = await runIntegration(integration(address), messageOf("my order"));
  if (!result) throw new Error("No trigger matched.");
  return result;
};

it("no way of writing an address that is not public opens a socket", async () => {
  const hosts = closedHosts().filter((_, at) => at % 7 === 0);
  expect(hosts.length).toBeGreaterThan(60);
  const errors = await Promise.all(hosts.map(async (host) => (await run(`http://${host}:8080/`)).error));
  expect(errors.every((error) => /no server on the internet|not a web address/.test(error ?? ""))).toBe(true);
  expect(connect).not.toHaveBeenCalled();
});

it("no chain of redirects leads to an address that is not public, or never ends", async () => {
  const chains: [string, (port: number) => string[]][] = [
    ["straight inside", (port) => [`http://127.0.0.1:${port}/in`]],
    ["by a name", (port) => [`http://inside.example:${port}/in`]],
    ["after a public step", (port) => [`http://api.example:${port}/1`, `http://[::1]:${port}/in`]],
    ["in hexadecimal", (port) => ["/1", `http://0x7f.1:${port}/in`]],
    ["without a scheme", (port) => [`//127.1:${port}/in`]],
    ["to metadata", () => ["/1", "/2", "http://169.254.169.254/latest/"]],
    ["by rebinding", (port) => [`http://rebinding.example:${port}/1`, `http://rebinding.example:${port}/in`]],
    ["to a file", () => ["file:///etc/passwd"]],
    ["to itself", () => ["/0", "/0", "/0", "/0", "/0"]],
    ["too far", () => ["/1", "/2", "/3", "/4"]],
  ];
  for (const [name, chain] of chains) {
    const steps: string[] = [];
    let at = 0;
    const { open, closed } = await servingBoth((_, response) => {
      response.writeHead(302, { location: steps[at++] ?? "/end" }).end();
    });
    steps.push(...chain(open.port));
    const { error } = await run(`http://api.example:${open.port}/0`);
    expect([name, error !== undefined, closed.connections()]).toEqual([name, true, 0]);
    expect(open.requests()).toBeLessThanOrEqual(4);
  }
});

it("a name with public and private addresses is called at the public ones only", async () => {
  const { open, closed } = await servingBoth((_, response) => response.end('{"ok": true}'));
  expect((await run(`http://mixed.example:${open.port}/`)).mapped).toEqual({ ok: true });
  expect(closed.connections()).toBe(0);
});

it("a server that is slow in any phase, sends too much or breaks off costs the time limit at most", async () => {
  const stuck = new Promise<string[]>(() => undefined);
  const known = internet.resolve;
  internet.resolve = (host) => (host === "slow.example" ? stuck : known(host));
  const silent = await serving(outside, () => undefined);
  const head = await serving(outside, (_, response) => void response.writeHead(200).flushHeaders());
  const drip = await serving(outside, (_, response) => {
    const timer = setInterval(() => response.write(" "), 100);
    response.on("close", () => clearInterval(timer));
  });
  const huge = await serving(outside, (_, response) => response.end("x".repeat(2_000_000)));
  const broken = await serving(outside, (_, response) => void response.write("{", () => response.destroy()));
  const errors = await Promise.all(
    [
      "http://slow.example/",
      `http://api.example:${silent.port}/`,
      `http://api.example:${head.port}/`,
      `http://api.example:${drip.port}/`,
      `http://api.example:${huge.port}/`,
      `http://api.example:${broken.port}/`,
      `https://api.example:${silent.port}/`,
    ].map(async (address) => (await run(address)).error),
  );
  const slow = /took longer than 5 s/;
  const expected = [slow, slow, slow, slow, /is longer than/, /does not answer|can't be read/, /./];
  for (const [at, pattern] of expected.entries()) expect(errors[at]).toMatch(pattern);
});
