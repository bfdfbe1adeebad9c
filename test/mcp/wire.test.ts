import { request } from "node:http";
import { expect, inject, it } from "vitest";
import { McpMessage } from "#shared/mcp/shapes.ts";
import { itDrawn } from "../it-drawn.ts";
import { keyFor, keyOf, question } from "../public-api/client.ts";
import { randomFrom } from "../random.ts";
import { as } from "../users.ts";
import { send, stateless } from "./connect.ts";

const desk = keyOf("ann", { requests_per_minute: 1000, daily_quota: 10_000 });

const rpc = (method: string, params?: object) => ({
  jsonrpc: "2.0",
  id: 1,
  method,
  ...(params && { params }),
});
const failure = (code: number) => ({ jsonrpc: "2.0", error: { code, message: expect.any(String) } });

it("a handshake agrees on the client's revision if it is known, else on the newest with a handshake", async () => {
  for (const [asked, agreed] of [
    ["2025-11-25", "2025-11-25"],
    ["2025-06-18", "2025-06-18"],
    ["2025-03-26", "2025-03-26"],
    ["2024-11-05", "2024-11-05"],
    ["2024-10-07", "2025-11-25"],
    ["2026-07-28", "2025-11-25"],
  ] as const) {
    const reply = await send(await desk, rpc("initialize", { protocolVersion: asked, capabilities: {} }));
    expect(await reply.json()).toMatchObject({
      id: 1,
      result: {
        protocolVersion: agreed,
        serverInfo: { name: "docent", ...(agreed >= "2025-06-18" && { title: "Shop help" }) },
      },
    });
    expect(reply.headers.get("mcp-session-id")).toBeNull();
  }
});

it("notifications and responses are taken with 202 and no body; a stream and the end of a session get 405", async () => {
  for (const message of [
    { jsonrpc: "2.0", method: "notifications/initialized" },
    { jsonrpc: "2.0", id: 1, result: {} },
  ]) {
    const reply = await send(await desk, message);
    expect([reply.status, await reply.text()]).toEqual([202, ""]);
  }
  for (const method of ["GET", "DELETE"]) {
    const reply = await send(await desk, undefined, { method });
    expect([reply.status, reply.headers.get("allow")]).toEqual([405, "POST"]);
    expect(await reply.json()).toMatchObject(failure(-32000));
  }
});

it("what is no message of the protocol is refused in its words", async () => {
  for (const [message, code] of [
    ["{no", -32700],
    [[], -32600],
    [{}, -32600],
    [{ jsonrpc: "1.0", id: 1, method: "ping" }, -32600],
    [{ jsonrpc: "2.0", id: 1.5, method: "ping" }, -32600],
    [{ jsonrpc: "2.0", id: 1, method: "ping", params: [] }, -32600],
  ] as const) {
    const reply = await send(await desk, message);
    expect([reply.status, await reply.json()]).toMatchObject([400, failure(code)]);
  }
  for (const method of ["nope", "constructor", "server/discover"])
    expect(await (await send(await desk, rpc(method))).json()).toMatchObject(failure(-32601));
  expect(await (await send(await desk, rpc("tools/call"))).json()).toMatchObject(failure(-32602));
  const former = { headers: { "mcp-protocol-version": "1999-01-01" } };
  expect((await send(await desk, rpc("ping"), former)).status).toBe(400);
});

it("a stateless request says its revision, method and name in its headers too", async () => {
  const listed = stateless("tools/list");
  const reply = await send(await desk, listed.message, listed);
  expect(await reply.json()).toMatchObject({
    id: 1,
    result: { resultType: "complete", ttlMs: 300_000, cacheScope: "private" },
  });
  const called = stateless("tools/call", { name: "ask", arguments: { question } });
  const faults: [unknown, Record<string, string>, number, number][] = [
    [listed.message, {}, 400, -32020],
    [listed.message, { ...listed.headers, "mcp-method": "tools/call" }, 400, -32020],
    [listed.message, { ...listed.headers, "mcp-protocol-version": "2025-11-25" }, 400, -32020],
    [called.message, { ...called.headers, "mcp-name": "search_documents" }, 400, -32020],
    [rpc("tools/list"), listed.headers, 400, -32602],
  ];
  for (const method of ["initialize", "ping", "nope"]) {
    const unknown = stateless(method);
    faults.push([unknown.message, unknown.headers, 404, -32601]);
  }
  const later = stateless("tools/list", {}, "2027-01-01");
  faults.push([later.message, later.headers, 400, -32022]);
  for (const [message, headers, status, code] of faults) {
    const refused = await send(await desk, message, { headers });
    expect([refused.status, await refused.json()]).toMatchObject([status, failure(code)]);
  }
  const encoded = { ...called.headers, "mcp-name": `=?base64?${btoa("ask")}?=` };
  expect((await send(await desk, called.message, { headers: encoded })).status).toBe(200);
});

/** fetch sets the header `host` itself. */
const statusFrom = (path: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request(inject("url") + path, { method: "POST", headers });
    sent.on("response", (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on("error", reject).end(JSON.stringify(rpc("ping")));
  });

it("a page of another origin, and another host name, are refused before the key is read", async () => {
  const { chatbotId, api_key } = await desk;
  const path = `/mcp/${chatbotId}`;
  const { host, origin } = new URL(inject("url"));
  const authorization = `Bearer ${api_key}`;
  expect(await statusFrom(path, { authorization, origin })).toBe(200);
  for (const foreign of ["https://evil.example", "null", `http://evil.example:${new URL(origin).port}`])
    for (const headers of [{ authorization, origin: foreign }, { origin: foreign }])
      expect(await statusFrom(path, headers as Record<string, string>)).toBe(403);
  const rebound = host.replace(/^[^:]+/, "evil.example");
  expect(await statusFrom(path, { authorization, host: rebound, origin: `http://${rebound}` })).toBe(404);
  const preflight = await send(await desk, undefined, { method: "OPTIONS", headers: { origin } });
  expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([404, null]);
});

it("a key above its limit gets 429 with Retry-After for what does work, and may still look around", async () => {
  const made = await keyFor(await as("ann"), { requests_per_minute: 1 });
  const search = rpc("tools/call", { name: "search_documents", arguments: { query: "refunds" } });
  // Three calls lie in at most two minutes.
  const replies = [await send(made, search), await send(made, search), await send(made, search)];
  expect(replies.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 429]));
  expect(replies[0]?.headers.get("x-ratelimit-remaining")).toBe("0");
  const refused = replies.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused?.json()).toMatchObject({ error: { data: { code: "rate_limited" } } });
  expect((await send(made, rpc("tools/list"))).status).toBe(200);
});

const values = [
  undefined,
  null,
  0,
  -1,
  0.5,
  "",
  "ask",
  "\0",
  "x".repeat(5000),
  [],
  {},
  { name: "ask" },
  true,
];

itDrawn(
  "200 messages made by chance are answered with a status that the protocol knows",
  "messages by chance",
  async (seed) => {
    const random = randomFrom(seed);
    const pick = <Value>(from: readonly Value[]) => from[random.below(from.length)];
    const methods = [
      "tools/call",
      "tools/list",
      "resources/read",
      "resources/list",
      "initialize",
      "__proto__",
    ];
    for (let count = 0; count < 200; count++) {
      const params = { name: pick(values), arguments: pick(values), uri: pick(values), cursor: pick(values) };
      const message = {
        jsonrpc: pick(["2.0", "2.0", 2]),
        id: pick([1, "a", null]),
        method: pick(methods),
        params,
      };
      const given =
        random.below(4) === 0 ? stateless(message.method ?? "", params) : { message, headers: {} };
      const headers = JSON.stringify(given.headers).includes("\\") ? {} : given.headers;
      const reply = await send(await desk, given.message, { headers });
      expect([200, 202, 400, 404]).toContain(reply.status);
      const isMessage = McpMessage.safeParse(JSON.parse(JSON.stringify(given.message))).success;
      if (!isMessage) expect(reply.status).toBe(400);
      if (reply.status !== 202) expect(await reply.json()).toMatchObject({ jsonrpc: "2.0" });
    }
  },
);
